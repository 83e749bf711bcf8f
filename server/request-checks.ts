import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import * as to from "../app/addresses";
import { emptyResponse, textResponse } from "../app/http/cache-policy.server";
import { subSiteOf } from "../app/http/sub-site";
import { toCanonicalPath } from "../app/own-path";

const MAX_FORM_BYTES = 64 * 1024;

/** Rejects unknown methods, large posts and posts from foreign sites before reading the body. */
export function rejectRequest(request: IncomingMessage, siteUrl: string): Response | undefined {
  const { method = "", url = "", headers } = request;
  if (!["GET", "HEAD", "POST"].includes(method)) {
    return textResponse(405, "Not offered.", { Allow: "GET, HEAD, POST" });
  }
  if (!url.startsWith("/")) return textResponse(400, "This is no address of a page.");
  if (method !== "POST") return undefined;
  if (!isSameOrigin(headers, siteUrl)) {
    return textResponse(403, "This form has to be sent from this site.");
  }
  // Browsers and nginx send the length of each form in this header.
  const isShort = Number(headers["content-length"] ?? Infinity) <= MAX_FORM_BYTES;
  return isShort ? undefined : textResponse(413, "This form is too large.");
}

/** Returns whether a page of this site sent the request: by Sec-Fetch-Site, else by Origin. */
function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site === "same-origin";
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || new URL(origin).host === host;
}

/** Redirects an address that is not in canonical form, or cannot be decoded. */
export function correctAddress(address: string): Response | undefined {
  const [path = "", ...query] = address.split(/(?=\?)/);
  try {
    const Location = [toCanonicalPath(path), ...query].join("");
    return Location === address ? undefined : emptyResponse(301, { Location });
  } catch {
    return emptyResponse(302, { Location: to.missingPage(subSiteOf(path)) });
  }
}
