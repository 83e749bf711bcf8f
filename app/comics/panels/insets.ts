import type { Art, Color, Pixels } from "./pixels";
import { artAlong, type Region } from "./regions";

/** How far a ring's color may be off the gutters': closer than that of a window or a picture frame. */
const sameColor = 10;

/** The share of each side of a ring that is straight, within so many pixels. */
const straight = { share: 0.92, within: 2 };

/** The thickest ring, of the page's width, and the share of a panel's side where it shows something. */
const thickest = 0.04;
const framed = 0.6;

interface Page {
  art: Art;
  /** 1 where a gutter between panels was seen to reach. */
  gutters: Uint8Array;
  color: Color;
  /** The smallest share of the page that is a panel. */
  smallest: number;
}

/** The panels that lie within others, each in an upright ring of the gutters' color. */
export function findInsets(pixels: Pixels, page: Page): Region[] {
  const { width, height } = pixels;
  const seen = page.gutters.slice();
  const waiting = new Int32Array(width * height);
  const insets: Region[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || page.art.at[start] === 1) continue;
    const island = collect(page.art, seen, waiting, start);
    const area = (island.right - island.left + 1) * (island.bottom - island.top + 1);
    if (area < page.smallest * width * height || island.pixels.length > area * 0.4) continue;
    const inset = ringed(pixels, page, island);
    if (inset) insets.push(inset);
  }
  return insets;
}

interface Island {
  pixels: Int32Array;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** All that hangs together with a pixel, in the gutters' color. */
function collect(art: Art, seen: Uint8Array, waiting: Int32Array, start: number): Island {
  const { at, width } = art;
  let [end, left, right, top, bottom] = [0, width, 0, at.length, 0];
  const visit = (pixel: number) => {
    if (seen[pixel] === 1 || at[pixel] === 1) return;
    seen[pixel] = 1;
    waiting[end++] = pixel;
  };
  visit(start);
  for (let next = 0; next < end; next++) {
    const pixel = waiting[next]!;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel + width < at.length) visit(pixel + width);
  }
  return { pixels: waiting.slice(0, end), left, right, top, bottom };
}

/** What is within an island that is a ring, straight on all sides and framed inside. */
function ringed(pixels: Pixels, { art, color }: Page, island: Island): Region | undefined {
  if (!isColored(pixels, island.pixels, color)) return undefined;
  const { width, height } = art;
  const own = new Uint8Array(width * height);
  for (const pixel of island.pixels) own[pixel] = 1;
  const { left, right, top, bottom } = island;
  const across = (from: number, step: number) => (y: number) => [y * width + from, step] as const;
  const down = (from: number, step: number) => (x: number) =>
    [from * width + x, step * width] as const;
  const thick = {
    left: thicknessOf(own, across(left, 1), top, bottom),
    right: thicknessOf(own, across(right, -1), top, bottom),
    top: thicknessOf(own, down(top, 1), left, right),
    bottom: thicknessOf(own, down(bottom, -1), left, right),
  };
  const most = thickest * width;
  if (Object.values(thick).some((pixels) => pixels < 2 || pixels > most)) return undefined;
  const line = (at: number) => ({ at, slope: 0 });
  const inner: Region = {
    left: line(left + thick.left),
    right: line(right - thick.right),
    top: line(top + thick.top),
    bottom: line(bottom - thick.bottom),
  };
  const isFramed = [inner.top, inner.bottom].every(
    (side) => artAlong(art, side, inner, 1) >= framed,
  );
  return isFramed ? inner : undefined;
}

/**
 * How thick a ring is along one of its sides, in pixels.
 *
 * @param at where the side starts at each place along it, and the step inwards
 * @returns 0 where it is not straight
 */
function thicknessOf(
  own: Uint8Array,
  at: (along: number) => readonly [number, number],
  from: number,
  to: number,
): number {
  const found: number[] = [];
  for (let along = from; along <= to; along++) {
    const [start, step] = at(along);
    let first = 0;
    while (first <= straight.within && own[start + first * step] === 0) first++;
    if (first > straight.within) continue;
    let last = first;
    while (own[start + last * step] === 1) last++;
    found.push(last);
  }
  if (found.length < straight.share * (to - from + 1)) return 0;
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)]!;
}

function isColored({ data }: Pixels, pixels: Int32Array, color: Color): boolean {
  return color.rgb.every((value, channel) => {
    let sum = 0;
    for (const pixel of pixels) sum += data[pixel * 3 + channel]!;
    return Math.abs(sum / pixels.length - value) <= sameColor;
  });
}
