import type { Panel } from "../api.server";
import { cutAtGutters } from "./cut";
import { findInsets } from "./insets";
import { artOf, edgeColors, type Art, type Color, type Pixels } from "./pixels";
import { boxOf, on, sizeOf, type Region } from "./regions";

/** How many panels a page has that is read by them, and what they take of it. */
const panels = { least: 2, leastBleeding: 3, most: 20, smallest: 0.03, together: 0.6 };

/** The share of the page up to which a framed piece is a number or an ornament, not a panel. */
const ornament = 0.008;

/** How deep a gutter may reach into a panel, of its smaller side: deeper, it is one that was not cut. */
const deepest = 0.18;

/** A panel's place in shares of the page. */
export type Place = Pick<Panel, "x" | "y" | "width" | "height">;

/**
 * The panels of a comic page, found by the gutters between them.
 *
 * @param rightToLeft whether of two beside each other the right one is read first
 * @returns them in reading order; none unless all is as panels are: a wrong guess is worse than none
 */
export function findPanels(pixels: Pixels, rightToLeft = false): Place[] {
  for (const color of edgeColors(pixels)) {
    const regions = panelRegions(pixels, color, rightToLeft);
    if (regions) return regions.map((region) => placeOf(region, pixels));
  }
  return [];
}

function panelRegions(pixels: Pixels, color: Color, rightToLeft: boolean): Region[] | undefined {
  const art = artOf(pixels, color);
  const page = art.width * art.height;
  const shareOf = (region: Region) => {
    const { width, height } = sizeOf(region);
    return (width * height) / page;
  };
  const cut: Region[] = [];
  for (const { region, isFramed } of cutAtGutters(art, rightToLeft)) {
    const share = shareOf(region);
    if (share >= panels.smallest ? !isFramed : isFramed && share > ornament) return undefined;
    if (share >= panels.smallest) cut.push(region);
  }
  const together = cut.reduce((sum, region) => sum + shareOf(region), 0);
  if (cut.length === 0 || cut.length > panels.most || together < panels.together) return undefined;
  const gutters = flood(art, cut);
  if (!gutters) return undefined;
  const insets = findInsets(pixels, { art, gutters, color, smallest: panels.smallest });
  const all = cut.flatMap((region) => [
    region,
    ...insets.filter((inset) => isWithin(inset, region)),
  ]);
  const least = color.isMargin ? panels.least : panels.leastBleeding;
  return all.length < least || all.length > panels.most ? undefined : all;
}

/**
 * All pixels of the gutters: from between the panels as far as their color reaches.
 *
 * @returns nothing when it reaches deep into a panel
 */
function flood({ at, width, height }: Art, cut: readonly Region[]): Uint8Array | undefined {
  const depths = depthsOf({ width, height }, cut);
  const reached = new Uint8Array(at.length);
  const waiting = new Int32Array(at.length);
  let end = 0;
  for (let pixel = 0; pixel < at.length; pixel++) {
    if (at[pixel] === 0 && depths[pixel] === 0) {
      reached[pixel] = 1;
      waiting[end++] = pixel;
    }
  }
  const visit = (pixel: number) => {
    if (reached[pixel] === 1 || at[pixel] === 1) return true;
    if (depths[pixel]! > deepest) return false;
    reached[pixel] = 1;
    waiting[end++] = pixel;
    return true;
  };
  for (let next = 0; next < end; next++) {
    const pixel = waiting[next]!;
    const x = pixel % width;
    if (x > 0 && !visit(pixel - 1)) return undefined;
    if (x < width - 1 && !visit(pixel + 1)) return undefined;
    if (pixel >= width && !visit(pixel - width)) return undefined;
    if (pixel + width < at.length && !visit(pixel + width)) return undefined;
  }
  return reached;
}

/** How deep in its panel each pixel lies, of the panel's smaller side; 0 outside of all. */
function depthsOf(page: { width: number; height: number }, cut: readonly Region[]): Float32Array {
  const depths = new Float32Array(page.width * page.height);
  for (const region of cut) {
    const box = boxOf(region);
    const size = sizeOf(region);
    const unit = 1 / Math.min(size.width, size.height);
    const lastY = Math.min(page.height - 1, Math.floor(box.y + box.height));
    for (let y = Math.max(0, Math.ceil(box.y)); y <= lastY; y++) {
      const [left, right] = [on(region.left, y), on(region.right, y)];
      const lastX = Math.min(page.width - 1, Math.floor(right));
      for (let x = Math.max(0, Math.ceil(left)); x <= lastX; x++) {
        const inside = Math.min(
          x - left,
          right - x,
          y - on(region.top, x),
          on(region.bottom, x) - y,
        );
        if (inside > 0) depths[y * page.width + x] = inside * unit;
      }
    }
  }
  return depths;
}

function isWithin(inner: Region, { top, bottom, left, right }: Region): boolean {
  const { x, y, width, height } = boxOf(inner);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return (
    middleX > on(left, middleY) &&
    middleX < on(right, middleY) &&
    middleY > on(top, middleX) &&
    middleY < on(bottom, middleX)
  );
}

function placeOf(region: Region, page: { width: number; height: number }): Place {
  const { x, y, width, height } = boxOf(region);
  const share = (from: number, to: number, whole: number) => {
    const [start, end] = [Math.max(0, from / whole), Math.min(1, (to + 1) / whole)];
    return [rounded(start), rounded(end - start)] as const;
  };
  const [left, across] = share(x, x + width, page.width);
  const [top, down] = share(y, y + height, page.height);
  return { x: left, y: top, width: across, height: down };
}

const rounded = (share: number): number => Math.round(share * 1e4) / 1e4;
