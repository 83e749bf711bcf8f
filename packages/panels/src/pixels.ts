/** Pixels of a picture, row by row, three bytes each: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A color that gutters may have, and how far each channel of a gutter's pixel may differ from it. */
export interface Background {
  rgb: readonly [number, number, number];
  tolerance: number;
  /** How far pixels of this color scatter around it: paper has a grain, and pictures are compressed. */
  noise: number;
}

/** One byte per pixel: 1 where something is, else 0. */
export interface Mask {
  at: Uint8Array;
  width: number;
  height: number;
}

/** Pixels of the page at which panels are searched: one pixel of a frame stays visible. */
const WORKING_PIXELS = 420_000;

/** The picture at the working size, by averages; smaller pictures stay as they are. */
export function toWorkingSize(pixels: Pixels): Pixels {
  const scale = Math.sqrt(WORKING_PIXELS / (pixels.width * pixels.height));
  if (scale >= 0.85) return pixels;
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const data = new Uint8Array(width * height * 3);
  // Each source pixel counts as far as it is covered: else regular patterns get stripes.
  const across = new Float32Array(width * pixels.height * 3);
  for (let x = 0; x < width; x++) {
    const weights = weightsOf(x, pixels.width / width, pixels.width);
    for (let y = 0; y < pixels.height; y++) {
      for (const [from, weight] of weights) {
        for (let channel = 0; channel < 3; channel++) {
          across[(y * width + x) * 3 + channel]! +=
            pixels.data[(y * pixels.width + from) * 3 + channel]! * weight;
        }
      }
    }
  }
  const row = width * 3;
  for (let y = 0; y < height; y++) {
    const weights = weightsOf(y, pixels.height / height, pixels.height);
    for (let at = 0; at < row; at++) {
      let value = 0;
      for (const [from, weight] of weights) value += across[from * row + at]! * weight;
      data[y * row + at] = value;
    }
  }
  return { data, width, height };
}

/** The source pixels that a pixel covers, and each one's share of it. */
function weightsOf(index: number, scale: number, whole: number): [from: number, weight: number][] {
  const [start, end] = [index * scale, Math.min(whole, (index + 1) * scale)];
  const weights: [number, number][] = [];
  for (let from = Math.floor(start); from < end; from++) {
    weights.push([from, (Math.min(end, from + 1) - Math.max(start, from)) / (end - start)]);
  }
  return weights;
}

/** Each pixel averaged with its eight neighbors, against grain. */
export function blur({ data, width, height }: Pixels): Pixels {
  const across = new Uint16Array(data.length);
  const blurred = new Uint8Array(data.length);
  const row = width * 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const before = x < 3 ? at : at - 3;
      const after = x >= row - 3 ? at : at + 3;
      across[at] = data[before]! + data[at]! + data[after]!;
    }
  }
  for (let at = 0; at < data.length; at++) {
    const above = at < row ? at : at - row;
    const below = at + row >= data.length ? at : at + row;
    blurred[at] = (across[above]! + across[at]! + across[below]!) / 9;
  }
  return { data: blurred, width, height };
}

/** How far a pixel is off a color, by its farthest channel. */
export function distance(data: Uint8Array, at: number, rgb: Background["rgb"]): number {
  return Math.max(
    Math.abs(data[at]! - rgb[0]),
    Math.abs(data[at + 1]! - rgb[1]),
    Math.abs(data[at + 2]! - rgb[2]),
  );
}

/** Colors farther apart than this are not the same paper. */
const SAME_PAPER = 40;

/** The colors that gutters may have: the commonest of the page's edge, its paper, and its black. */
export function findBackgrounds({ data, width, height }: Pixels): Background[] {
  const edge: number[] = [];
  const band = Math.max(1, Math.round(Math.min(width, height) * 0.008));
  for (let y = 0; y < height; y++) {
    const isWhole = y < band || y >= height - band;
    for (let x = 0; x < width; x++) {
      if (!isWhole && x === band) x = Math.max(x, width - band);
      edge.push((y * width + x) * 3);
    }
  }
  const inside: number[] = [];
  const step = Math.max(1, Math.floor((width * height) / 40_000));
  for (let pixel = 0; pixel < width * height; pixel += step) inside.push(pixel * 3);
  const backgrounds: Background[] = [];
  const add = (sample: number[], leastShare: number) => {
    const rgb = commonestColor(data, sample);
    if (!rgb || backgrounds.some((other) => isNear(other.rgb, rgb))) return;
    const offsets = sample
      .map((at) => distance(data, at, rgb))
      .filter((offset) => offset <= SAME_PAPER)
      .sort((a, b) => a - b);
    if (offsets.length < leastShare * sample.length || offsets.length === 0) return;
    const noise = offsets[Math.floor(offsets.length * 0.9)]!;
    backgrounds.push({ rgb, noise, tolerance: Math.min(48, Math.max(26, 12 + noise * 1.7)) });
  };
  const luma = (at: number) => lightness([data[at]!, data[at + 1]!, data[at + 2]!]);
  add(edge, 0.3);
  add(
    inside.filter((at) => luma(at) >= 190),
    0.2,
  );
  add(
    inside.filter((at) => luma(at) <= 50),
    0.2,
  );
  return backgrounds;
}

const isNear = (a: Background["rgb"], b: Background["rgb"]) =>
  a.every((value, channel) => Math.abs(value - b[channel]!) < 14);

/** The mean of the largest bin of a coarse color histogram. */
function commonestColor(data: Uint8Array, sample: readonly number[]) {
  const bins = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let best: [number, number, number, number] | undefined;
  for (const at of sample) {
    const key = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, bin);
    bin[0]++;
    bin[1] += data[at]!;
    bin[2] += data[at + 1]!;
    bin[3] += data[at + 2]!;
    if (!best || bin[0] > best[0]) best = bin;
  }
  if (!best) return undefined;
  const [count, red, green, blue] = best;
  return [red / count, green / count, blue / count] as const;
}

/**
 * Where a picture shows something else than the background. Lighter than light paper is paper, too, and
 * darker than black is black: compression overshoots beside frames.
 */
export function findInk({ data, width, height }: Pixels, { rgb, tolerance }: Background): Mask {
  const at = new Uint8Array(width * height);
  const [red, green, blue] = rgb;
  const sign = lightness(rgb) > 180 ? -1 : lightness(rgb) < 60 ? 1 : 0;
  for (let pixel = 0; pixel < at.length; pixel++) {
    const r = data[pixel * 3]! - red;
    const g = data[pixel * 3 + 1]! - green;
    const b = data[pixel * 3 + 2]! - blue;
    const off =
      sign === 0
        ? Math.max(Math.abs(r), Math.abs(g), Math.abs(b))
        : Math.max(r * sign, g * sign, b * sign);
    if (off > tolerance) at[pixel] = 1;
  }
  return { at, width, height };
}

const lightness = ([red, green, blue]: Background["rgb"]) => (red + green + blue) / 3;

/** Every set pixel grown by some pixels to all sides. */
export function dilate({ at, width, height }: Mask, radius: number): Mask {
  const across = new Uint8Array(at.length);
  const grown = new Uint8Array(at.length);
  for (let y = 0; y < height; y++) {
    let last = -Infinity;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (at[row + x] === 1) last = x;
      if (x - last <= radius) across[row + x] = 1;
    }
    last = Infinity;
    for (let x = width - 1; x >= 0; x--) {
      if (at[row + x] === 1) last = x;
      if (last - x <= radius) across[row + x] = 1;
    }
  }
  const last = new Int32Array(width).fill(-width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (across[y * width + x] === 1) last[x] = y;
      if (y - last[x]! <= radius) grown[y * width + x] = 1;
    }
  }
  last.fill(height * 2);
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      if (across[y * width + x] === 1) last[x] = y;
      if (last[x]! - y <= radius) grown[y * width + x] = 1;
    }
  }
  return { at: grown, width, height };
}
