import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { cookieNames, preferenceCookie, readCookies } from "~/http/preferences.server";
import { secure } from "~/http/security-headers.server";
import { latestPage } from "~/comics/api.server";
import { comicOf } from "~/comics/chapters";
import { parsePlaceCookie, placeCookie, turnTo } from "~/reading/bookmark";
import { orUndefined } from "~/upstream/failure";
import { pageNumber } from "~/reading/place";

/** A transparent GIF of one pixel. */
const pixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/**
 * The bookmark of readers without JavaScript: comic pages show this pixel inside `<noscript>`, and
 * it keeps their place in a cookie while the page itself stays the same for everyone.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const headers = secure(
    new Headers({ "Content-Type": "image/gif", "Cache-Control": cacheControl.never }),
  );
  const comic = comicOf(params["comic"] ?? "");
  const chapter = pageNumber(params["chapter"]);
  const page = pageNumber(params["page"]);
  // A picture on another site must not move the bookmark.
  const own = [null, "same-origin"].includes(request.headers.get("Sec-Fetch-Site"));
  if (own && comic && chapter !== undefined && page !== undefined) {
    const kept = parsePlaceCookie(readCookies(request)[cookieNames.place]);
    const before = kept?.comic === comic.slug ? kept : undefined;
    const latest = await latestPage(comic.slug).catch(orUndefined);
    const stop = turnTo({ chapter, page }, 0, latest, before);
    headers.append(
      "Set-Cookie",
      preferenceCookie(cookieNames.place, placeCookie(comic.slug, stop)),
    );
  }
  return new Response(pixel, { headers });
}
