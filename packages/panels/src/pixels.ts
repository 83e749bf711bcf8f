/** Pixels of a picture, row by row, three bytes each: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export type Color = readonly [red: number, green: number, blue: number];

/** One byte per pixel: 1 where something is drawn, else 0. */
export interface Mask {
  at: Uint8Array;
  width: number;
  height: number;
}

/** The number of pixels of the page in which panels are searched; thin frames stay visible. */
const WORKING_PIXELS = 420_000;

/** Scales a picture down to the working size by averages. */
export function toWorkingSize(pixels: Pixels): Pixels {
  const scale = Math.sqrt(WORKING_PIXELS / (pixels.width * pixels.height));
  if (scale >= 0.85) return pixels;
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const data = new Uint8Array(width * height * 3);
  const startsOf = (from: number, to: number) =>
    Int32Array.from({ length: to + 1 }, (_, at) => Math.round((at * from) / to));
  const [columns, rows] = [startsOf(pixels.width, width), startsOf(pixels.height, height)];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      let [red, green, blue] = [0, 0, 0];
      for (let row = rows[y]!; row < rows[y + 1]!; row++) {
        const end = (row * pixels.width + columns[x + 1]!) * 3;
        for (let from = (row * pixels.width + columns[x]!) * 3; from < end; from += 3) {
          red += pixels.data[from]!;
          green += pixels.data[from + 1]!;
          blue += pixels.data[from + 2]!;
        }
      }
      const count = (rows[y + 1]! - rows[y]!) * (columns[x + 1]! - columns[x]!);
      data[at] = red / count;
      data[at + 1] = green / count;
      data[at + 2] = blue / count;
    }
  }
  return { data, width, height };
}

/** The maximum difference of a channel from the color of the gutters, by grain and compression. */
const TOLERANCE = 34;

/** The minimum share of the page's edge that has the color of its gutters. */
const MIN_EDGE_SHARE = 0.2;

/** Finds the colors that gutters may have: the commonest color of the page's edge, white and black. */
export function findBackgrounds({ data, width, height }: Pixels): Color[] {
  const edge: Color[] = [];
  const add = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    edge.push([data[at]!, data[at + 1]!, data[at + 2]!]);
  };
  for (let depth = 0; depth < Math.min(4, width, height); depth++) {
    for (let x = 0; x < width; x++) [depth, height - 1 - depth].forEach((y) => add(x, y));
    for (let y = 0; y < height; y++) [depth, width - 1 - depth].forEach((x) => add(x, y));
  }
  const binOf = ([red, green, blue]: Color) =>
    ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
  const counts = new Uint32Array(4_096);
  for (const color of edge) counts[binOf(color)]!++;
  const fullest = counts.indexOf(Math.max(...counts));
  const alike = edge.filter((color) => binOf(color) === fullest);
  const mean = (channel: 0 | 1 | 2) =>
    alike.reduce((sum, color) => sum + color[channel], 0) / alike.length;
  const commonest: Color = [mean(0), mean(1), mean(2)];
  const others = [white, black].filter((color) => !isNear(color, commonest, TOLERANCE / 2));
  return alike.length < MIN_EDGE_SHARE * edge.length ? [white, black] : [commonest, ...others];
}

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

const isNear = (a: Color, b: Color, tolerance: number) =>
  a.every((value, channel) => Math.abs(value - b[channel]!) < tolerance);

/**
 * Finds the pixels that differ from the background. Lighter pixels on light paper and darker ones on black are background
 * as well, because compression overshoots beside frames.
 */
export function findInk({ data, width, height }: Pixels, background: Color): Mask {
  const at = new Uint8Array(width * height);
  const lightness = (background[0] + background[1] + background[2]) / 3;
  const darkest = lightness < 60 ? -Infinity : -TOLERANCE;
  const lightest = lightness > 180 ? Infinity : TOLERANCE;
  for (let pixel = 0, from = 0; pixel < at.length; pixel++) {
    for (let channel = 0; channel < 3; channel++, from++) {
      const difference = data[from]! - background[channel]!;
      if (difference < darkest || difference > lightest) at[pixel] = 1;
    }
  }
  return { at, width, height };
}
