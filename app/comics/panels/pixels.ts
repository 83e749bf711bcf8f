/** Pixels of a picture, row by row, three bytes each: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Red, green and blue, 0 to 255, and how far off each may be. */
export interface Color {
  rgb: readonly [number, number, number];
  tolerance: number;
  /** Whether it is that of the page's margin, and does not only reach the edge here and there. */
  isMargin: boolean;
}

/** Where a picture shows something, 1, and where the color of its gutters, 0. */
export interface Art {
  at: Uint8Array;
  width: number;
  height: number;
}

/** How far a channel may be off a color: paper has a grain, and its picture was packed. */
const tolerance = { least: 16, most: 36 };

/** Colors to try, and the least share of the edge that each has. */
const most = 6;
const least = 0.006;

/** The share of the edge from which on a color is the margin's. */
const margin = 0.25;

/** What is as good as white, and as black: no other color is a gutter's where panels bleed off the page. */
const extremes = { light: 225, dark: 40 };

/** The share of the page's width that is its edge. */
const edge = 0.006;

const offColor = (data: Uint8Array, at: number, [red, green, blue]: Color["rgb"]): number =>
  Math.max(
    Math.abs(data[at]! - red),
    Math.abs(data[at + 1]! - green),
    Math.abs(data[at + 2]! - blue),
  );

/** The colors that gutters may have: those that reach the page's edge, the most frequent first. */
export function edgeColors({ data, width, height }: Pixels): Color[] {
  const band = Math.max(1, Math.round(width * edge));
  let ring: number[] = [];
  for (let y = 0; y < height; y++) {
    const isWhole = y < band || y >= height - band;
    for (let x = 0; x < width; x++) {
      if (!isWhole && x === band) x = Math.max(x, width - band);
      ring.push((y * width + x) * 3);
    }
  }
  const whole = ring.length;
  const enough = whole * least;
  const colors: Color[] = [];
  for (let tried = 0; tried < most && ring.length >= enough; tried++) {
    const rgb = middle(data, commonest(data, ring));
    const off = (at: number) => offColor(data, at, rgb);
    const near = ring.filter((at) => off(at) <= tolerance.most);
    if (near.length < enough) break;
    // What nine in ten of them keep to, and a little.
    const usual = near.map(off).sort((a, b) => a - b)[Math.floor(near.length * 0.9)]!;
    const allowed = Math.min(tolerance.most, Math.max(tolerance.least, 4 + usual * 1.6));
    const isMargin = near.length >= whole * margin;
    const isExtreme =
      rgb.every((value) => value >= extremes.light) || rgb.every((value) => value <= extremes.dark);
    if (isMargin || isExtreme) colors.push({ rgb, tolerance: allowed, isMargin });
    ring = ring.filter((at) => off(at) > tolerance.most);
  }
  return colors;
}

/** Of pixels those whose color, roughly, most have. */
function commonest(data: Uint8Array, pixels: readonly number[]): number[] {
  const bins = new Map<number, number[]>();
  let best: number[] = [];
  for (const at of pixels) {
    const key = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
    const bin = bins.get(key) ?? [];
    bins.set(key, bin);
    bin.push(at);
    if (bin.length > best.length) best = bin;
  }
  return best;
}

function middle(data: Uint8Array, pixels: readonly number[]): Color["rgb"] {
  const mean = (channel: number) =>
    pixels.reduce((sum, at) => sum + data[at + channel]!, 0) / pixels.length;
  return [mean(0), mean(1), mean(2)];
}

/** Where a picture shows something else than a color. */
export function artOf({ data, width, height }: Pixels, { rgb, tolerance }: Color): Art {
  const at = new Uint8Array(width * height);
  for (let pixel = 0; pixel < at.length; pixel++) {
    if (offColor(data, pixel * 3, rgb) > tolerance) at[pixel] = 1;
  }
  return { at, width, height };
}

/** The same with rows for columns. */
export function turned({ at, width, height }: Art): Art {
  const other = new Uint8Array(at.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) other[x * height + y] = at[y * width + x]!;
  }
  return { at: other, width: height, height: width };
}
