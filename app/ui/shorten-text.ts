/** Cuts a text between two words, with an ellipsis, to at most so many characters. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(" ", maxLength - 1);
  const end = space > 0 ? space : maxLength - 1;
  // Half of a surrogate pair is no character.
  return `${text.slice(0, end).replace(/[\s.,;:\ud800-\udbff]+$/, "")}…`;
}
