import type { LoaderFunctionArgs } from "@remix-run/node";
import { uncachedHeaders } from "~/http/cache-policy";
import { bookmarkCookie, preferenceCookie, readCookies } from "~/http/preferences.server";
import { latestPage } from "~/comics/api.server";
import { comicOf } from "~/comics/chapters";
import { parsePositionCookie, positionCookie, moveBookmark } from "~/reading/bookmark";
import { orUndefined } from "~/upstream/failure";
import { parsePageNumber } from "~/page-ref";

/** A transparent GIF of one pixel. */
const pixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/**
 * The bookmark of readers without JavaScript. Comic pages contain this pixel inside `<noscript>`. It stores the bookmark in
 * a cookie, so that the page itself stays the same for everyone.
 *
 * A scroll shows the pages up to `?to=`. A bookmark among them stays, because the server cannot know which one is read.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const headers = uncachedHeaders({ "Content-Type": "image/gif" });
  const comic = comicOf(params["comic"] ?? "");
  const chapter = parsePageNumber(params["chapter"]);
  const page = parsePageNumber(params["page"]);
  // A picture on another site must not move the bookmark.
  const own = [null, "same-origin"].includes(request.headers.get("Sec-Fetch-Site"));
  if (own && comic && chapter !== undefined && page !== undefined) {
    const last = parsePageNumber(new URL(request.url).searchParams.get("to")) ?? page;
    const kept = parsePositionCookie(readCookies(request)[bookmarkCookie]);
    const before = kept?.comic === comic.slug ? kept : undefined;
    const isAmong = before?.chapter === chapter && before.page >= page && before.page <= last;
    const latest = await latestPage(comic.slug).catch(orUndefined);
    const { known } = moveBookmark({ chapter, page: last }, 0, latest, before);
    const place = positionCookie(comic.slug, {
      chapter,
      page: isAmong ? before.page : page,
      known,
    });
    headers.append("Set-Cookie", preferenceCookie(bookmarkCookie, place));
  }
  return new Response(pixel, { headers });
}
