const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The game of an address, in small letters; nothing for what is no UUID. */
export function gameId(text: string | null): string | undefined {
  return text !== null && uuid.test(text) ? text.toLowerCase() : undefined;
}
