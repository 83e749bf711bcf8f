import { z } from "zod";

/**
 * An address that leads to a web page, as the URL parser writes it; nothing for any other scheme,
 * for an address without one, and for what is no address.
 */
export function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** Schema of what an upstream promises a link to be. */
export const link = z
  .string()
  .refine((text) => webAddress(text) !== undefined, { error: "expected an http or https address" })
  .meta({ description: "An http or https address", format: "uri" });

/** Schema of a link that a page can do without: what does not lead to a web page is none. */
export const optionalLink = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? undefined : webAddress(text)));
