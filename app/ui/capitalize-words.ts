/** Capitalizes each word of a name. */
export function capitalizeWords(name: string): string {
  return name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
