import { UpstreamError } from "./failure";

/** Matches backslashes and encoded slashes, which a server could decode into another path. */
const encodedSlash = /\\|%(?:25)*(?:2f|5c)/i;
const dots = /^(?:\.|%(?:25)*2e){1,2}$/i;

/** Returns whether a text stays one path segment on every server; inner slashes are allowed. */
export function isPathSegment(text: string): boolean {
  if (encodedSlash.test(text)) return false;
  return text.split("/").every((part) => part !== "" && !dots.test(part));
}

/**
 * Joins path segments, each percent-encoded on its own.
 *
 * @throws {UpstreamError} of kind bad-path for a segment that is empty, or that a server could
 * decode into another path
 */
export function encodePath(segments: readonly string[]): string {
  if (!segments.every(isPathSegment)) {
    throw new UpstreamError("bad-path", "not sent: a segment is empty, dots or a path");
  }
  return segments.map(encodeURIComponent).join("/");
}
