/** Returns a name with a capital in each word. */
export function capitalizeWords(name: string): string {
  return name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
