import { numberPlaces, numerals } from "~content/world/common-script.yaml";

/** The digits of a whole number in base 8, most significant first. @throws {RangeError} for anything else */
export function toBase8(n: bigint | number): number[] {
  const value = BigInt(n);
  if (value < 0n) throw new RangeError("Common has no way to write less than nothing");
  return [...value.toString(8)].map(Number);
}

/**
 * Spells out a number: each digit followed by its place, most significant first, without zeros.
 *
 * @param figures digits in base 8, most significant first
 * @returns undefined for a number beyond the named places
 */
export function spokenNumber(figures: readonly number[]): string | undefined {
  if (figures.length > numberPlaces.length + 1) return undefined;
  const words = figures.flatMap((figure, index) => {
    if (figure === 0) return [];
    const name = numerals[figure]?.name ?? "";
    // The ones place has no name.
    const place = numberPlaces[figures.length - index - 2];
    return place ? [name, place] : [name];
  });
  return words.join(" ") || numerals[0]?.name;
}

/** The result of parsing a number: its digits in base 10 and 8, or an error message. */
export type ReadNumber =
  | { text: string; figures: number[]; spoken: string | undefined; problem?: undefined }
  | { problem: string };

const MAX_NUMBER = 2n ** 53n;

const notWhole = "Please enter a whole number in digits, such as 412.";

/** Parses a whole number from 0 to 2⁵³. */
export function readNumber(text: string): ReadNumber {
  const written = text
    .trim()
    .replace(/^\+(?=\d)/, "")
    .replace(/^[-−]/, "-");
  if (!/^-?\d+(?:[.,]\d+)?$/.test(written)) return { problem: notWhole };
  if (written.startsWith("-")) {
    return { problem: "Common has no negative numbers. Please enter 0 or more." };
  }
  if (!/^\d+$/.test(written)) return { problem: notWhole };
  const digits = written.replace(/^0+(?=\d)/, "");
  // The length is checked first: converting a million digits is slow.
  if (digits.length > 16 || BigInt(digits) > MAX_NUMBER) {
    return { problem: "That number is too large. The largest is 9,007,199,254,740,992." };
  }
  const figures = toBase8(BigInt(digits));
  return { text: digits, figures, spoken: spokenNumber(figures) };
}
