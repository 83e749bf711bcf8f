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
 * @returns undefined for a number beyond the named places
 */
export function spokenNumber(figures: readonly number[]): string | undefined {
  if (figures.length > numberPlaces.length + 1) return undefined;
  const words = figures.flatMap((figure, index) => {
    if (figure === 0) return [];
    const name = numerals[figure]?.name ?? "";
    // The last place has no name.
    const place = numberPlaces[figures.length - index - 2];
    return place ? [name, place] : [name];
  });
  return words.join(" ") || numerals[0]?.name;
}

/** The result of reading a number from a form. */
export type ReadNumber =
  | { state: "written"; text: string; figures: number[]; spoken: string | undefined }
  | { state: "not-a-number" | "negative" | "too-large" };

const MAX_NUMBER = 2n ** 53n;

/** Reads a whole number from 0 to 2⁵³ from a form; undefined for an empty text. */
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
  // The length is checked first: converting a million digits is slow.
  if (digits.length > 16 || BigInt(digits) > MAX_NUMBER) return { state: "too-large" };
  const figures = toBase8(BigInt(digits));
  return { state: "written", text: digits, figures, spoken: spokenNumber(figures) };
}
