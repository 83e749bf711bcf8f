/** 2^32: what a random 32-bit word is divided by to lie in [0, 1). */
const words = 0x1_0000_0000;

/** A stream of numbers in [0, 1). */
export type Chance = () => number;

/** A 32-bit FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** The stream of numbers belonging to a seed (mulberry32): the same seed gives the same stream for ever. */
export function seeded(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / words;
  };
}

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
