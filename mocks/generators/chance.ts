const TWO_TO_32 = 0x1_0000_0000;

/** A function that returns a random number in [0, 1). */
export type Chance = () => number;

/** Returns the 32-bit FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Returns a random number generator with a seed (mulberry32). */
export function createSeededRandom(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
}

/** Returns a random number generator, which a seed makes reproducible. */
export function randomSource(seed?: string): Chance {
  if (seed) return createSeededRandom(seed);
  return () => crypto.getRandomValues(new Uint32Array(1))[0]! / TWO_TO_32;
}

/** Returns random items of a list in random order. */
export function sample<T>(random: Chance, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = Math.floor(random() * left.length);
    const drawn = left[at]!;
    const last = left.pop()!;
    if (at < left.length) left[at] = last;
    return drawn;
  });
}

/** Returns a random item of a list, or undefined for an empty list. */
export function drawOne<T>(random: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}
