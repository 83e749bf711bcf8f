/** Serializes a value as JSON that cannot close the surrounding script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
