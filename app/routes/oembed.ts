import type { LoaderFunctionArgs } from "@remix-run/node";
import { embedOf } from "~/comics/oembed.server";
import { cacheControl } from "~/http/cache-policy";
import { emptyError, failureResponse, fileResponse } from "~/http/file-response.server";
import { escapeXml } from "~/http/xml";

/**
 * The oEmbed answer for a page of a comic (oembed.com): `?url=`, and optionally `format`, `maxwidth` and `maxheight`.
 * 404 for addresses that are no page, 501 for another format than `json` and `xml`.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return emptyError(501);
  const room = {
    width: parsePixels(searchParams.get("maxwidth")),
    height: parsePixels(searchParams.get("maxheight")),
  };
  try {
    const embed = await embedOf(searchParams.get("url") ?? "", room);
    if (!embed) return emptyError(404);
    return format === "json"
      ? fileResponse(request, JSON.stringify(embed), "application/json", cacheControl.fixedFile)
      : fileResponse(request, asXml(embed), "text/xml; charset=utf-8", cacheControl.fixedFile);
  } catch (reason) {
    return failureResponse(reason);
  }
}

/** Parses a number of pixels. Invalid numbers are ignored. */
function parsePixels(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Infinity;
}

function asXml(embed: object): string {
  const fields = Object.entries(embed).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join("")}</oembed>\n`;
}
