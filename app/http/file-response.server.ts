import { createHash } from "node:crypto";
import { classifyFailure } from "~/upstream/failure";
import { emptyResponse, uncachedHeaders } from "./cache-policy";
import { secure } from "./security-headers.server";

/** Answers with a file, with security headers and an ETag; with 304 if the visitor has it. */
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
  secure(headers);
  if (matchesEtag(request.headers.get("If-None-Match"), ETag)) {
    return new Response(null, { status: 304, headers });
  }
  // Caches need the length to answer Range requests.
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  return new Response(body, { headers });
}

/** Answers with JSON; with 404 or 503 when the upstream has no data, or is unavailable. */
export async function jsonResponse(
  request: Request,
  data: Promise<unknown>,
  cacheControl: string,
): Promise<Response> {
  try {
    return fileResponse(request, JSON.stringify(await data), "application/json", cacheControl);
  } catch (reason) {
    return jsonFailure(failureResponse(reason).status);
  }
}

/** Answers with an error as JSON. */
export function jsonFailure(status: number): Response {
  const error = status === 404 ? "Nothing is at this address." : "Try again in a minute.";
  return Response.json({ error }, { status, headers: uncachedHeaders() });
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
  const toStrong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((tag) => toStrong(tag) === toStrong(etag)) ?? false;
}
