/** Splits a text at commas. Items may contain line breaks. */
export function readList(text: string): string[] {
  return text.split(",").map((item) => item.trim().replaceAll(/\s+/g, " "));
}
