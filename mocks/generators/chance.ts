import { seeded, type Chance } from "sample-art/seeded";

/** 2^32: what a random 32-bit word is divided by to lie in [0, 1). */
const words = 0x1_0000_0000;

/** Real chance, or with a seed one that gives the same numbers in the same order every time. */
export function randomSource(seed?: string): Chance {
  if (seed) return seeded(seed);
  return () => crypto.getRandomValues(new Uint32Array(1))[0]! / words;
}

/** Some of a list, each at most once, every selection and order of it as likely as the next. */
export function sample<T>(random: Chance, list: readonly T[], count: number): T[] {
  const left = [...list];
  // What is drawn from the middle is replaced by the last one left, so that a draw costs the same anywhere.
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = Math.floor(random() * left.length);
    const drawn = left[at]!;
    const last = left.pop()!;
    if (at < left.length) left[at] = last;
    return drawn;
  });
}

/** One of a list, each as likely as the next, or undefined if it is empty. */
export function drawOne<T>(random: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}
