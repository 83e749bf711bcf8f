/** Slashes and dots that make another path of a segment, encoded however often. */
const slash = /[/\\]|%(?:25)*(?:2f|5c)/i;
const dots = /^(?:\.|%(?:25)*2e){1,2}$/i;

/** Whether a text can be one segment of a path, which no server or browser on the way resolves away. */
export function isPathSegment(text: string): boolean {
  return text !== "" && !slash.test(text) && !dots.test(text);
}
