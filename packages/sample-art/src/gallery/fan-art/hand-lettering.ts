import { num } from "../../pen";
import type { Chance } from "../../seeded";

// Capitals as a pen draws them: strokes of points, 6 units high.
const bowl = "0,6 0,0 3,0 4,.8 4,2.4 3,3.2 0,3.2";
const ring = "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0";
const glyphs: Readonly<Record<string, string>> = {
  A: "0,6 2,0 4,6|.8,4 3.2,4",
  B: "0,0 0,6 2.8,6 4,5.2 4,3.8 2.8,3 0,3|2.8,3 3.7,2.4 3.7,.7 2.8,0 0,0",
  C: "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
  D: "0,0 0,6 2.6,6 4,4.6 4,1.4 2.6,0 0,0",
  E: "3.6,0 0,0 0,6 3.6,6|0,3 2.9,3",
  F: "3.6,0 0,0 0,6|0,3 2.9,3",
  G: "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.3 2.4,3.3",
  H: "0,0 0,6|4,0 4,6|0,3 4,3",
  I: "0,0 0,6",
  J: "3,0 3,5 2,6 1,6 0,5",
  K: "0,0 0,6|3.8,0 0,3.5|1.2,2.6 4,6",
  L: "0,0 0,6 3.4,6",
  M: "0,6 0,0 2.4,3.8 4.8,0 4.8,6",
  N: "0,6 0,0 4,6 4,0",
  O: ring,
  P: bowl,
  Q: `${ring}|2.6,4.4 4.2,6.3`,
  R: `${bowl}|2,3.2 4,6`,
  S: "4,.9 3,0 1,0 0,.9 0,2.1 1,3 3,3 4,3.9 4,5.1 3,6 1,6 0,5.1",
  T: "0,0 4,0|2,0 2,6",
  U: "0,0 0,5 1,6 3,6 4,5 4,0",
  V: "0,0 2,6 4,0",
  W: "0,0 1.3,6 2.6,1.6 3.9,6 5.2,0",
  X: "0,0 4,6|4,0 0,6",
  Y: "0,0 2,3 4,0|2,3 2,6",
  Z: "0,0 4,0 0,6 4,6",
  0: ring,
  1: "0,1.2 1.4,0 1.4,6",
  2: "0,1 1,0 3,0 4,1 4,2 0,6 4,6",
  3: "0,0 4,0 2,2.6 3.2,2.8 4,3.8 4,5 3,6 1,6 0,5",
  4: "3,6 3,0 0,4.2 4,4.2",
  5: "3.8,0 .4,0 0,2.8 3,2.6 4,3.6 4,5 3,6 1,6 0,5.2",
  6: "3.6,0 1.4,0 0,2 0,5 1,6 3,6 4,5 4,3.8 3,2.8 1,2.8 0,3.8",
  7: "0,0 4,0 1.4,6",
  8: "1,0 3,0 3.8,.8 3.8,2 3,2.8 1,2.8 .2,2 .2,.8 1,0|1,2.8 0,3.8 0,5.2 1,6 3,6 4,5.2 4,3.8 3,2.8",
  9: "0,6 2.6,6 4,4 4,1 3,0 1,0 0,1 0,2.2 1,3.2 3,3.2 4,2.2",
  ".": "0,5.9 0,6",
  ",": ".4,5.6 0,6.9",
  "-": "0,3.2 2,3.2",
  "'": "0,0 0,1.4",
  "!": "0,0 0,4.1|0,5.9 0,6",
  "?": "0,1 1,0 2.4,0 3.2,1 3.2,2 1.6,3.4 1.6,4.3|1.6,5.9 1.6,6",
  ":": "0,2 0,2.1|0,5.2 0,5.3",
  "/": "0,6.4 2.6,-.4",
  "(": "1.2,-.4 0,1.4 0,4.6 1.2,6.4",
  ")": "0,-.4 1.2,1.4 1.2,4.6 0,6.4",
};

const strokesOf = (letter: string) =>
  (glyphs[letter] ?? "").split("|").map((line) =>
    line
      .split(" ")
      .filter(Boolean)
      .map((pair) => pair.split(",").map(Number) as [number, number]),
  );

const breadth = (letter: string) =>
  letter === " " ? 2.6 : Math.max(0, ...strokesOf(letter).flatMap((line) => line.map(([x]) => x)));

/** How a line of hand lettering is set; `y` is the baseline and `size` the height of a capital. */
export interface Hand {
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end";
  /** Room between letters in sixths of the size. */
  gap?: number;
  /** How broad a letter is against its height; 1 is as drawn. */
  stretch?: number;
  /** An unsteady hand. */
  wobble?: { chance: Chance; by: number };
}

/** A line of hand-lettered capitals as path data to be stroked. */
export function handLetters(text: string, hand: Hand): string {
  const { y, size, anchor = "start", gap = 1.7, stretch = 1, wobble } = hand;
  const unit = size / 6;
  const letters = [...text];
  const total =
    letters.reduce((sum, letter) => sum + (breadth(letter) * stretch + gap) * unit, 0) - gap * unit;
  let x = hand.x - (anchor === "middle" ? total / 2 : anchor === "end" ? total : 0);
  let d = "";
  const shake = () => (wobble ? (wobble.chance() - 0.5) * wobble.by : 0);
  for (const letter of letters) {
    const drop = shake();
    for (const line of strokesOf(letter))
      line.forEach(([px, py], i) => {
        d += `${i === 0 ? "M" : "L"}${num(x + px * unit * stretch + shake())},${num(y - size + py * unit + drop + shake())}`;
      });
    x += (breadth(letter) * stretch + gap) * unit;
  }
  return d;
}
