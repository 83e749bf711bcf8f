/** The items of a text that are separated by commas. */
export function readList(text: string): string[] {
  return text.split(",").map((item) => item.trim());
}
