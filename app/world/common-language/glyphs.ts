import { letters } from "./lessons";
import type { CommonLetterValue } from "./lessons";
import { claw, crescent, pad, ring } from "./strokes";
import type { Stroke } from "./strokes";

/** The numerals, one to each finger of two paws, less the last. */
export type NumeralKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7";

/** Marks between words, marks on letters, the gap between words, and the sign for what Common cannot write. */
export type MarkKey =
  | "stop"
  | "comma"
  | "question"
  | "exclamation"
  | "open"
  | "close"
  | "dash"
  | "ear"
  | "twin"
  | "breath"
  | "whisker"
  | "space"
  | "unknown";

export type GlyphKey = CommonLetterValue | NumeralKey | MarkKey;

/** A character as path data on a 24 × 24 grid (baseline at y = 21), to be filled, and its name. */
export interface Glyph {
  d: string;
  name: string;
}

/**
 * The consonants as claw marks: two or three strokes, none crossing another. Sounds made alike are drawn alike:
 * den is tarn with one mark more, bramm is pad with one mark more, glen is kist facing the other way.
 */
const consonants: Record<
  Exclude<CommonLetterValue, "a" | "e" | "i" | "o" | "u">,
  readonly Stroke[]
> = {
  b: [
    [7, 3, 7, 21],
    [18.5, 3.5, 9.6, 9.6],
    [19.5, 11, 9.6, 17.4],
  ],
  ch: [
    [9, 3, 4.6, 21],
    [15, 3, 10.8, 21],
    [21, 3, 17, 21],
  ],
  d: [
    [3.5, 5.4, 20.5, 4.2, 0, 3],
    [11, 8, 9.6, 21],
    [19.5, 8.6, 15.4, 17.4],
  ],
  f: [
    [16, 3, 9.6, 21, -2.6],
    [20.5, 8.6, 13.4, 15, 0.8],
  ],
  g: [
    [17.4, 3, 17.4, 21],
    [5, 3.4, 14.6, 10.6],
    [13.4, 13, 4.8, 20.6],
  ],
  h: [
    [5.6, 3, 5.6, 21],
    [18.4, 3, 18.4, 21],
    [8.4, 8.4, 16, 13, 0, 2.9],
  ],
  j: [
    [6, 3, 10.4, 21],
    [13.6, 3, 18, 21],
  ],
  k: [
    [6.6, 3, 6.6, 21],
    [19, 3.4, 9.4, 10.6],
    [10.6, 13, 19.2, 20.6],
  ],
  l: [
    [7.6, 3, 7.6, 21],
    [20.4, 11.4, 10.8, 20, 1.6],
  ],
  m: [
    [12, 11.4, 12, 21],
    [3.8, 3, 10.6, 11.2],
    [20.2, 3, 13.4, 11.2],
  ],
  n: [
    [11, 3, 4.6, 21],
    [13.4, 4.6, 19.4, 21],
  ],
  p: [
    [8, 3, 8, 21],
    [18.6, 4.6, 10.6, 12.4],
  ],
  r: [
    [16.4, 3, 16.4, 21],
    [4.4, 7, 13.8, 13.6],
  ],
  s: [
    [18.4, 3, 7.2, 11.2],
    [8.6, 13, 18.4, 21],
  ],
  sh: [
    [11.4, 3, 4.6, 21, -3.2],
    [12.6, 3, 19.4, 21, 3.2],
    [12, 9.4, 12, 21],
  ],
  t: [
    [3.5, 5.4, 20.5, 4.2, 0, 3],
    [12, 8, 12, 21],
  ],
  v: [
    [4.6, 3, 11.4, 21],
    [20, 3, 14, 18.4],
  ],
  w: [
    [4.8, 3, 5.6, 21, 3.4],
    [19.2, 3, 18.4, 21, -3.4],
  ],
  y: [
    [12, 3, 12, 12.4],
    [10.4, 13.4, 4.6, 21],
    [13.6, 13.4, 19.4, 21],
  ],
  z: [
    [5.6, 3, 16.8, 11.2],
    [15.4, 13, 5.6, 21],
    [20, 12.4, 20.4, 20.6, 0, 2.8],
  ],
};

/** The vowels: one pad and one ring, half as tall as the consonants, told apart by where the ring stands open. */
const vowels: Record<"a" | "e" | "i" | "o" | "u", string> = {
  a: crescent(12, 15, 6.2, 0) + pad(17.4, 15),
  e: crescent(12, 15, 6.2, 180) + pad(6.6, 15),
  i: crescent(12, 15, 6.2, 270) + pad(12, 9.4),
  o: ring(12, 15, 6.2) + pad(12, 14.8, 1.5),
  u: crescent(12, 14.4, 6.2, 90) + pad(12, 20),
};

const ground: Stroke = [2.6, 20.6, 21.4, 20, 0, 2.9];
const palm: Stroke = [3.4, 12.4, 20.6, 11.6, 0, 3.2];

/** Fingers on a line: up to three from the ground, then from the bar that stands for a whole paw. */
function fingers(count: number): string {
  const paw = count >= 4;
  const raised = paw ? count - 4 : count;
  const middle = (raised - 1) / 2;
  const marks = Array.from({ length: raised }, (_, index): Stroke => {
    const x = 12 + (index - middle) * 5.8;
    return paw
      ? [x + (index - middle) * 0.6, 2.4, x, 9.4, 0, 2.9]
      : [x + (index - middle) * 0.8, 4, x, 17.6, 0, 3.2];
  });
  return (
    [...marks, ...(paw ? [palm] : []), ground].map(claw).join("") + (paw ? pad(12, 16.2, 1.6) : "")
  );
}

const numerals: Record<NumeralKey, Glyph> = {
  "0": { d: ring(12, 12.6, 6.6, 8.4), name: "hol" },
  "1": { d: fingers(1), name: "in" },
  "2": { d: fingers(2), name: "ba" },
  "3": { d: fingers(3), name: "ter" },
  "4": { d: fingers(4), name: "paw" },
  "5": { d: fingers(5), name: "pawin" },
  "6": { d: fingers(6), name: "pawba" },
  "7": { d: fingers(7), name: "pawter" },
};

/** The hook of the tilt, alone or over a dot. */
const hook = crescent(12, 8.4, 5.2, 128, 58) + claw([16.2, 9.6, 12, 15.4, -0.8, 2.6]);

const marks: Record<MarkKey, Glyph> = {
  stop: { d: pad(12, 12.4, 1.9) + pad(12, 19, 1.9), name: "the sit" },
  comma: { d: pad(12, 19, 1.9), name: "the glance" },
  question: { d: hook, name: "the tilt" },
  exclamation: { d: claw([7.4, 20.6, 16.6, 4.4, 0, 3.6]), name: "the pounce" },
  open: { d: claw([15.4, 3, 14.6, 21, -4.2, 3]), name: "the burrow, going in" },
  close: { d: claw([8.6, 3, 9.4, 21, 4.2, 3]), name: "the burrow, coming out" },
  dash: { d: "M2 13.6Q6 8.4 10.4 12.2T22 10.4Q17.4 17.4 11.6 14.4T2 13.6Z", name: "the tail" },
  ear: { d: claw([13.6, 0.4, 11.4, 5.6, 0, 2.2]), name: "the ear" },
  twin: { d: pad(12, 22.4, 1.3), name: "the twin" },
  breath: {
    d: "M16.4 13.4Q18.4 10.6 20 12.4T23.4 11.2Q21.6 15 19.6 13.9T16.4 13.4Z",
    name: "the breath",
  },
  whisker: { d: claw([22.6, 15.4, 3, 18.6, 1.2, 2]), name: "the whisker" },
  space: { d: "", name: "a claw’s width" },
  unknown: { d: hook + pad(12, 19.4, 1.9), name: "not written in Common" },
};

function isVowel(value: CommonLetterValue): value is keyof typeof vowels {
  return value in vowels;
}

function drawn(value: CommonLetterValue): string {
  return isVowel(value) ? vowels[value] : consonants[value].map(claw).join("");
}

/** Every character of the script, keyed by what it stands for. */
export const glyphs: Record<GlyphKey, Glyph> = {
  ...(Object.fromEntries(
    letters.map(({ value, name }) => [value, { d: drawn(value), name }]),
  ) as Record<CommonLetterValue, Glyph>),
  ...numerals,
  ...marks,
};
