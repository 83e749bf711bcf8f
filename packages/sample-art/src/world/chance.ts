import { seeded } from "../seeded";

/** A repeatable stream of choices: the same seed always gives the same picture. */
export interface Chance {
  /** Next number in [0, 1). */
  next: () => number;
  /** A number between the two. */
  between: (low: number, high: number) => number;
  /** A whole number between the two, both included. */
  whole: (low: number, high: number) => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** True with the given likelihood. */
  likely: (odds: number) => boolean;
}

/** The stream of choices that belongs to a seed text. */
export function chance(seed: string): Chance {
  const next = seeded(seed);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    likely: (odds) => next() < odds,
  };
}
