import { decodeSegment } from "~/own-path";
import { MAX_QUERY_LENGTH } from "~/ui/search-words";

/** Returns search words from the last segment with letters of a missing address. */
export function toSearchWords(path: string): string {
  const segments = path.replace(/[?#].*/s, "").split("/");
  const name = segments.map(decodeSegment).findLast((segment) => /\p{L}/u.test(segment)) ?? "";
  const words = name.replace(/\.(?:html?|php|aspx?)$/, "").replace(/[^\p{L}\p{N}’']+/gu, " ");
  return words.trim().slice(0, MAX_QUERY_LENGTH);
}
