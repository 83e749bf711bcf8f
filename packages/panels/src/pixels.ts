/** Pixels of a picture, row by row, three bytes each: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A color that gutters may have. */
export interface Background {
  rgb: readonly [number, number, number];
  /** The maximum difference of each channel. */
  tolerance: number;
  /** The usual difference, by the grain of paper and by compression. */
  noise: number;
}

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
  const columns = coverage(pixels.width, width);
  const rows = coverage(pixels.height, height);
  const stride = (width + 1) * 3;
  const line = new Float32Array(stride);
  const sums = new Float32Array(stride * (height + 1));
  for (let y = 0, from = 0; y < pixels.height; y++) {
    line.fill(0);
    for (let x = 0; x < pixels.width; x++) {
      const to = columns.targets[x]! * 3;
      const share = columns.shares[x]!;
      for (let channel = to; channel < to + 3; channel++) {
        const value = pixels.data[from++]!;
        line[channel]! += value * share;
        line[channel + 3]! += value - value * share;
      }
    }
    const to = rows.targets[y]! * stride;
    const share = rows.shares[y]!;
    for (let at = 0; at < stride; at++) {
      sums[to + at]! += line[at]! * share;
      sums[to + stride + at]! += line[at]! * (1 - share);
    }
  }
  const weight = (width / pixels.width) * (height / pixels.height);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let at = y * stride; at < y * stride + width * 3; at++)
      data[to++] = sums[at]! * weight + 0.5;
  }
  return { data, width, height };
}

/** The first of the two target pixels of each source pixel, and its share. Rounding would add stripes to patterns. */
function coverage(from: number, to: number) {
  const targets = new Int32Array(from);
  const shares = new Float32Array(from);
  for (let at = 0; at < from; at++) {
    const start = (at * to) / from;
    targets[at] = Math.min(to - 1, Math.floor(start));
    shares[at] = Math.min(1, ((targets[at]! + 1 - start) * from) / to);
  }
  return { targets, shares };
}

/** Averages each pixel with its eight neighbors. */
export function blur({ data, width, height }: Pixels): Pixels {
  const across = new Uint16Array(data.length);
  const blurred = new Uint8Array(data.length);
  const row = width * 3;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < row; x++, at++) {
      across[at] = data[x < 3 ? at : at - 3]! + data[at]! + data[x >= row - 3 ? at : at + 3]!;
    }
  }
  for (let at = 0; at < data.length; at++) {
    const above = at < row ? at : at - row;
    const below = at + row >= data.length ? at : at + row;
    blurred[at] = (across[above]! + across[at]! + across[below]!) / 9;
  }
  return { data: blurred, width, height };
}

/** The maximum difference of colors of the same paper. */
const MAX_PAPER_DIFFERENCE = 40;

/** Finds the colors that gutters may have: the commonest color of the edge, of light and of dark pixels. */
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
  const light: number[] = [];
  const dark: number[] = [];
  const step = Math.max(1, Math.floor((width * height) / 40_000)) * 3;
  for (let at = 0; at < data.length; at += step) {
    const value = (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
    if (value >= 190) light.push(at);
    if (value <= 50) dark.push(at);
  }
  const backgrounds: Background[] = [];
  for (const [sample, minShare] of [
    [edge, 0.3],
    [light, 0.2],
    [dark, 0.2],
  ] as const) {
    const background = commonestColor(data, sample, minShare);
    if (background && !backgrounds.some(({ rgb }) => isNear(rgb, background.rgb)))
      backgrounds.push(background);
  }
  return backgrounds;
}

const isNear = (a: Background["rgb"], b: Background["rgb"]) =>
  a.every((value, channel) => Math.abs(value - b[channel]!) < 14);

/** The mean of the largest bin of a coarse color histogram, if enough of the sample has nearly that color. */
function commonestColor(
  data: Uint8Array,
  sample: readonly number[],
  minShare: number,
): Background | undefined {
  const counts = new Uint32Array(4096);
  const bin = (at: number) =>
    ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
  for (const at of sample) counts[bin(at)]!++;
  const commonest = counts.indexOf(Math.max(...counts));
  const alike = sample.filter((at) => bin(at) === commonest);
  if (alike.length === 0) return undefined;
  const mean = (channel: number) =>
    alike.reduce((sum, at) => sum + data[at + channel]!, 0) / alike.length;
  const rgb = [mean(0), mean(1), mean(2)] as const;
  const difference = (at: number, channel: 0 | 1 | 2) =>
    Math.abs(data[at + channel]! - rgb[channel]);
  const offsets = sample
    .map((at) => Math.max(difference(at, 0), difference(at, 1), difference(at, 2)))
    .filter((offset) => offset <= MAX_PAPER_DIFFERENCE)
    .sort((a, b) => a - b);
  if (offsets.length < minShare * sample.length) return undefined;
  const noise = offsets[Math.floor(offsets.length * 0.9)]!;
  return { rgb, noise, tolerance: Math.min(48, Math.max(26, 12 + noise * 1.7)) };
}

/** The side of a tile in pixels, in which the brightness of paper is constant. */
const TILE = 8;

/** How much darker the paper of a scan may be at its spine and edges. */
const MAX_SHADE = 70;

/** How much darker than the page's paper each tile is, by the lightest pixel around it. */
function findShades({ data, width, height }: Pixels, paper: number): Mask {
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const at = new Uint8Array(across * down).fill(MAX_SHADE);
  for (let y = 0, pixel = 1; y < height; y++) {
    for (let x = 0; x < width; x++, pixel += 3) {
      const tile = Math.floor(y / TILE) * across + Math.floor(x / TILE);
      const shade = paper - data[pixel]!;
      if (shade < at[tile]!) at[tile] = Math.max(0, shade);
    }
  }
  const around = at.slice();
  for (let y = 0, tile = 0; y < down; y++) {
    for (let x = 0; x < across; x++, tile++) {
      for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column++) {
          around[tile] = Math.min(around[tile]!, at[row * across + column]!);
        }
      }
    }
  }
  return { at: around, width: across, height: down };
}

/**
 * Finds the pixels that differ from the background. Lighter pixels on light paper and darker ones on black are background
 * as well, because compression overshoots beside frames.
 *
 * @param isShaded whether parts of the paper may be darker
 */
export function findInk(
  page: Pixels,
  { rgb, tolerance }: Background,
  { isShaded }: { isShaded: boolean },
): Mask {
  const { data, width, height } = page;
  const at = new Uint8Array(width * height);
  const [red, green, blue] = rgb;
  const lightness = (red + green + blue) / 3;
  const [isLight, isDark] = [lightness > 180, lightness < 60];
  const shades = isLight && isShaded ? findShades(page, green) : undefined;
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const shade = shades?.at[Math.floor(y / TILE) * shades.width + Math.floor(x / TILE)] ?? 0;
      const r = data[pixel * 3]! - red;
      const g = data[pixel * 3 + 1]! - green;
      const b = data[pixel * 3 + 2]! - blue;
      const darkest = -tolerance - shade;
      const isDarker = r < darkest || g < darkest || b < darkest;
      const isLighter = r > tolerance || g > tolerance || b > tolerance;
      if ((isDarker && !isDark) || (isLighter && !isLight)) at[pixel] = 1;
    }
  }
  return { at, width, height };
}

/** Grows every set pixel in all directions. */
export function dilate({ at, width, height }: Mask, radius: number): Mask {
  const across = at.slice();
  for (let y = 0; y < height; y++) {
    const [first, last] = [y * width, (y + 1) * width - 1];
    for (let pixel = first, reach = 0; pixel <= last; pixel++, reach--) {
      if (at[pixel] === 1) reach = radius + 1;
      if (reach > 0) across[pixel] = 1;
    }
    for (let pixel = last, reach = 0; pixel >= first; pixel--, reach--) {
      if (at[pixel] === 1) reach = radius + 1;
      if (reach > 0) across[pixel] = 1;
    }
  }
  const grown = across.slice();
  for (const isDown of [true, false]) {
    const reach = new Uint8Array(width);
    for (let row = 0; row < height; row++) {
      const first = (isDown ? row : height - 1 - row) * width;
      for (let x = 0; x < width; x++) {
        if (across[first + x] === 1) reach[x] = radius + 1;
        if (reach[x] === 0) continue;
        grown[first + x] = 1;
        reach[x]!--;
      }
    }
  }
  return { at: grown, width, height };
}
