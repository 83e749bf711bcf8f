/** Ratios of width and height in a grid are powers of this, from the exponent -6 to 9; the style sheet has the same. */
const STEP = 1.13;
const LEAST = -6;
const MOST = 9;

/**
 * The shape of a picture in a grid: the exponent, counted from the least, as the powers of two that add up to it. The
 * style sheet has a rule for each of them; the Content Security Policy forbids a style attribute with the ratio.
 */
export function encodeShape(ratio: number): string {
  const exponent = Math.round(Math.log(ratio) / Math.log(STEP));
  const sum = Math.min(Math.max(exponent, LEAST), MOST) - LEAST;
  return [1, 2, 4, 8].filter((power) => sum & power).join(" ");
}
