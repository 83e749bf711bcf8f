/** Slashes that are encoded already, however often: some server on the way would make another path of them. */
const encodedSlash = /\\|%(?:25)*(?:2f|5c)/i;
const dots = /^(?:\.|%(?:25)*2e){1,2}$/i;

/**
 * Whether a text, percent-encoded, can be one segment of a path which no server or browser on the way resolves away. A
 * name may have a slash in it, but not the form of a path.
 */
export function isPathSegment(text: string): boolean {
  if (encodedSlash.test(text)) return false;
  return text.split("/").every((part) => part !== "" && !dots.test(part));
}
