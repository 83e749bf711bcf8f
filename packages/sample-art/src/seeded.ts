/** Deterministic chance: a stream of numbers in [0, 1). */
export type Chance = () => number;

/** A 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
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
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

/** One of a list. */
export function pick<T>(chance: Chance, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chance() * list.length)] ?? list[0];
}
