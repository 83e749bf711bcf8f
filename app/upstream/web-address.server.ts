import { z } from "zod";

/**
 * An address that leads to a web page, as the URL parser writes it; nothing for any other scheme,
 * for an address without one, and for what is no address.
 */
export function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** Schema of a link that a page can do without: what does not lead to a web page is none. */
export const optionalLink = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? undefined : webAddress(text)));
