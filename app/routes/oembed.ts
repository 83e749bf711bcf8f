import type { LoaderFunctionArgs } from "@remix-run/node";
import { embedPage, parsePageAddress } from "~/comics/feeds/oembed.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { jsonResponse } from "~/http/file-response.server";

/**
 * The oEmbed response for a page of a comic (oembed.com): `?url=`, and optionally `maxwidth` and `maxheight`. 404 for
 * addresses that are no page, 501 for another format than JSON, which is the only one that pages announce.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if ((searchParams.get("format") ?? "json") !== "json") return emptyResponse(501);
  const page = parsePageAddress(searchParams.get("url") ?? "");
  if (!page) return emptyResponse(404);
  const maxSize = {
    width: parsePixels(searchParams.get("maxwidth")),
    height: parsePixels(searchParams.get("maxheight")),
  };
  return jsonResponse(request, embedPage(page, maxSize), cacheControl.fixedFile);
}

/** Parses a number of pixels. Invalid numbers are ignored. */
function parsePixels(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Infinity;
}
