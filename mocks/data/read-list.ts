/** The items of a text that are separated by commas. Lines may break inside an item. */
export function readList(text: string): string[] {
  return text.split(",").map((item) => item.trim().replaceAll(/\s+/g, " "));
}
