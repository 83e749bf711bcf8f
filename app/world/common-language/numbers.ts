import { numberPlaces, numerals } from "~content/world/common-script.yaml";

/** Returns the digits of a whole number in base 8, most significant first. */
export function toBase8(value: number): number[] {
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
