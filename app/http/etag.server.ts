import { createHash } from "node:crypto";

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
