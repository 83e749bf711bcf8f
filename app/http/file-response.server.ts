import { createHash } from "node:crypto";
import { classifyFailure } from "~/upstream/failure";
import { uncachedHeaders } from "./cache-policy.server";
import { setSecurityHeaders } from "./security-headers.server";

/** Responds with a file and an ETag, or with 304 if the browser has this version of the file. */
export function fileResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  cacheControl: string,
  moreHeaders: Readonly<Record<string, string>> = {},
): Response {
  const ETag = etagOf(body);
  const headers = new Headers({ ...moreHeaders, "Cache-Control": cacheControl, ETag });
  headers.set("Content-Type", type);
  setSecurityHeaders(headers);
  if (matchesEtag(request.headers.get("If-None-Match"), ETag)) {
    return new Response(null, { status: 304, headers });
  }
  // Caches need the length of a file to answer Range requests.
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  return new Response(body, { headers });
}

/** Responds with JSON, or with `failureResponse` if the API call fails. */
export const jsonResponse = (request: Request, data: Promise<unknown>, cacheControl: string) =>
  data
    .then((value) => fileResponse(request, JSON.stringify(value), "application/json", cacheControl))
    .catch(failureResponse);

/** Returns the response of a resource route after a failed API call: 404, 502 or 503. */
export function failureResponse(reason: unknown): Response {
  const outcome = classifyFailure(reason);
  if (outcome === "absent") return missingResponse();
  const headers = uncachedHeaders({ "Retry-After": "60" });
  const status = outcome === "unavailable" ? 503 : 502;
  return Response.json({ error: "Try again in a minute." }, { status, headers });
}

/** Returns the 404 response of a resource route. */
export const missingResponse = () =>
  Response.json({ error: "Nothing is here." }, { status: 404, headers: uncachedHeaders() });

/** Returns a strong ETag for a body. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Returns whether `If-None-Match` contains the ETag, weak or strong (RFC 9110). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const toStrong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((tag) => toStrong(tag) === toStrong(etag)) ?? false;
}
