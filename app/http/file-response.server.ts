import { createHash } from "node:crypto";
import { emptyResponse } from "./cache-policy";
import { classifyFailure } from "~/upstream/failure";
import { secure } from "./security-headers.server";

/** Answers with a file, with security headers and an ETag; with 304 if the visitor has it. */
export function fileResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  cacheControl: string,
  moreHeaders: Readonly<Record<string, string>> = {},
): Response {
  const etag = etagOf(body);
  const headers = secure(
    new Headers({
      ...moreHeaders,
      "Content-Type": type,
      "Cache-Control": cacheControl,
      ETag: etag,
    }),
  );
  const ifNoneMatch = request.headers.get("If-None-Match");
  // The ETag decides if the visitor has one (RFC 9110, 13.2.2).
  const isUnchanged = ifNoneMatch
    ? matchesEtag(ifNoneMatch, etag)
    : Date.parse(request.headers.get("If-Modified-Since") ?? "") >=
      Date.parse(headers.get("Last-Modified") ?? "");
  if (isUnchanged) return new Response(null, { status: 304, headers });
  // Caches need the length to answer Range requests.
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  return new Response(body, { headers });
}

/** Answers with JSON; with 404 or 503 when the upstream has no data, or is unavailable. */
export function jsonResponse(
  request: Request,
  data: Promise<unknown>,
  cacheControl: string,
): Promise<Response> {
  return data
    .then((value) => fileResponse(request, JSON.stringify(value), "application/json", cacheControl))
    .catch(failureResponse);
}

/** Answers a failed call without a page: with 503 if the upstream is unavailable, else with 404. */
export function failureResponse(reason: unknown): Response {
  return classifyFailure(reason) === "unavailable"
    ? emptyResponse(503, { "Retry-After": "60" })
    : emptyResponse(404);
}

/** A strong ETag for a body. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Whether `If-None-Match` has the ETag. Weak and strong ones are equal here (RFC 9110). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const toStrong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").map(toStrong).includes(toStrong(etag));
}
