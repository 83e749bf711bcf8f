/** Truncates a text between two words to at most `maxLength` characters, with an ellipsis. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(" ", maxLength - 1);
  const end = space > 0 ? space : maxLength - 1;
  // A half of a surrogate pair is no valid character.
  return `${text.slice(0, end).replace(/[\s.,;:\ud800-\udbff]+$/, "")}…`;
}
