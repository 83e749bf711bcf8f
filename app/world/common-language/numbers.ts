import { numberPlaces, numerals } from "~content/world/common-script.yaml";

/** The digits of a whole number in base 8, highest first. Throws a RangeError for anything else. */
export function toBase8(n: bigint | number): number[] {
  const value = BigInt(n);
  if (value < 0n) throw new RangeError("Common has no way to write less than nothing");
  return [...value.toString(8)].map(Number);
}

/**
 * A number read aloud: each figure and then its place, largest first, leaving out empty places.
 *
 * @param figures digits in base 8, highest first
 * @returns nothing for a number beyond the places that have a name
 */
export function spokenNumber(figures: readonly number[]): string | undefined {
  if (figures.length > numberPlaces.length + 1) return undefined;
  const words = figures.flatMap((figure, index) => {
    if (figure === 0) return [];
    const name = numerals[figure]?.name ?? "";
    // The lowest place has no name of its own: it is the one the places begin after.
    const place = numberPlaces[figures.length - index - 2]?.name;
    return place ? [name, place] : [name];
  });
  return words.join(" ") || numerals[0]?.name;
}

/** What became of a number that a visitor wrote. */
export type ReadNumber =
  | { state: "written"; text: string; figures: number[]; spoken: string | undefined }
  | { state: "not-a-number" | "negative" | "too-large" };

const largest = 2n ** 53n;

/** Reads a whole number from 0 to 2⁵³ from a form; nothing when there was nothing to read. */
export function readNumber(text: string | null): ReadNumber | undefined {
  const written = text
    ?.trim()
    .replace(/^\+(?=\d)/, "")
    .replace(/^[-−]/, "-");
  if (!written) return undefined;
  if (!/^-?\d+(?:[.,]\d+)?$/.test(written)) return { state: "not-a-number" };
  if (written.startsWith("-")) return { state: "negative" };
  if (!/^\d+$/.test(written)) return { state: "not-a-number" };
  const digits = written.replace(/^0+(?=\d)/, "");
  // Told by their length first: a number of a million digits is never made into one.
  if (digits.length > 16 || BigInt(digits) > largest) return { state: "too-large" };
  const figures = toBase8(BigInt(digits));
  return { state: "written", text: digits, figures, spoken: spokenNumber(figures) };
}
