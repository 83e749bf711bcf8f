import { createHash } from "node:crypto";
import { cacheControl as policies } from "./cache-policy";
import { outcomeOf } from "~/upstream/failure";
import { secure } from "./security-headers.server";

/**
 * Answers with a file: type, cache policy, validator and security headers; 304 when the visitor
 * has it already.
 *
 * @param more headers that only this file has
 */
export function fileResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  cacheControl: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const etag = etagOf(body);
  const headers = secure(
    new Headers({ ...more, "Content-Type": type, "Cache-Control": cacheControl, ETag: etag }),
  );
  if (isFresh(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  // Without a length a cache cannot answer for parts of it.
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
    return noFile(outcomeOf(reason) === "unavailable" ? 503 : 404);
  }
}

/** Says that there is no such file, none in the form that is asked for, or none just now, without a page of its own. */
export function noFile(status: 404 | 501 | 503): Response {
  const headers = secure(new Headers({ "Cache-Control": policies.never }));
  return new Response(null, { status, headers });
}

/** A strong validator for a body. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/**
 * Whether the visitor's copy is still good. Weak and strong validators compare alike (RFC 9110).
 *
 * @param known what the request says in `If-None-Match`
 */
export function isFresh(known: string | null | undefined, etag: string): boolean {
  if (!known) return false;
  return known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
