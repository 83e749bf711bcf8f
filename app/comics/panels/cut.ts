import { turned, type Art } from "./pixels";
import { artAlong, boxOf, on, shifted, sizeOf, turnedRegion } from "./regions";
import type { Line, Region } from "./regions";

/** How much a gutter may lean, and the pixels at its end that tell one slope from the next. */
const steepest = 0.4;
const slopeStep = 1;

/** The share of a gutter that may be of another color: grain, and where a line of ink crosses it. */
const grain = 0.03;

/** The most of a gutter that a speech bubble takes, and how much of each of its ends is free. */
const bridge = { most: 0.4, ends: 0.12 };

/** The share of a panel's side where it shows something, and how far from the cut that is, of the page's width. */
const frame = { share: 0.6, away: 0.025 };

/** The share of the page up to which a part is but a line, of which so much is drawn: the frame of a panel that is bare beside it. */
const thinnest = 0.012;
const drawn = 0.85;

/** Pixels that are looked at before a page is given up: a hundred times what most take. */
const patience = 40_000_000;

/** The smallest share of the page that is cut again, and how often it is. */
const smallest = 0.025;
const deepest = 24;

/** A page's art, and with rows for columns. */
interface Page {
  upright: Art;
  turned: Art;
  /** Counts the pixels that may still be looked at. */
  patience: { left: number };
}

/** A piece of a page between its gutters. */
export interface Piece {
  region: Region;
  /** Whether it shows something along all of its sides, as a panel does and lettering does not. */
  isFramed: boolean;
}

/**
 * Cuts a page along its gutters, again and again: across where that goes, and else down.
 *
 * @param rightToLeft whether of two beside each other the right one is read first
 * @returns the pieces in reading order, without the gutters around them; none of what is too much
 */
export function cutAtGutters(art: Art, rightToLeft: boolean): Piece[] {
  const page = { upright: art, turned: turned(art), patience: { left: patience } };
  const whole: Region = {
    top: { at: 0, slope: 0 },
    bottom: { at: art.height - 1, slope: 0 },
    left: { at: 0, slope: 0 },
    right: { at: art.width - 1, slope: 0 },
  };
  const pieces = cut(page, whole, rightToLeft, 0);
  return page.patience.left > 0 ? pieces : [];
}

function cut(page: Page, wide: Region, rightToLeft: boolean, depth: number): Piece[] {
  const region = trimmed(page, wide);
  if (!region) return [];
  const { width, height } = boxOf(region);
  const { upright } = page;
  const isSmall = width * height < smallest * upright.width * upright.height;
  const found = isSmall || depth >= deepest ? undefined : partsOf(page, region);
  if (!found) return [framed(page, region)];
  const pieces = found.parts.map((part) => cut(page, part, rightToLeft, depth + 1));
  return (found.isDown && rightToLeft ? pieces.reverse() : pieces).flat();
}

/** The parts of a region beside its widest gutter, in order; none where it has none. */
function partsOf(page: Page, region: Region): { parts: Region[]; isDown: boolean } | undefined {
  for (const isBridged of [false, true]) {
    const across = parted(page, region, isBridged);
    if (across) return { parts: across, isDown: false };
    const other = { ...page, upright: page.turned, turned: page.upright };
    const down = parted(other, turnedRegion(region), isBridged);
    if (down) return { parts: down.map(turnedRegion), isDown: true };
  }
  return undefined;
}

/** The parts above and below the widest gutter across a region. */
function parted(page: Page, region: Region, isBridged: boolean): Region[] | undefined {
  const tried: Gutter[] = [];
  const wide = guttersAcross(page, region, isBridged).sort((a, b) => b.thickness - a.thickness);
  for (const gutter of wide) {
    const { line, middle } = gutter;
    if (tried.some((other) => Math.abs(other.middle - middle) <= other.thickness)) continue;
    tried.push(gutter);
    const parts = [
      { ...region, bottom: line },
      { ...region, top: line },
    ].map((part) => between(page.upright, part));
    const isLine = (part: Region | undefined) =>
      part !== undefined &&
      sizeOf(part).height < thinnest * page.upright.height &&
      artAlong(page.upright, part.top, part, 1) > drawn;
    if (!parts.some(isLine)) return parts.filter((part) => part !== undefined);
  }
  return undefined;
}

/** A way across a region through nothing. */
interface Gutter {
  line: Line;
  /** In pixels, halfway across. */
  middle: number;
  /** In pixels; of two as thick the one that leans less has a little more. */
  thickness: number;
}

function guttersAcross(page: Page, region: Region, isBridged: boolean): Gutter[] {
  const { upright: art, patience } = page;
  const { left, right, top, bottom } = region;
  const box = boxOf(region);
  const starts = freeRows(art, left, box, 1);
  const ends = new Set(freeRows(art, right, box, -1));
  const gutters: Gutter[] = [];
  if (starts.length === 0 || ends.size === 0) return gutters;
  const steps = Math.max(1, Math.floor((steepest * box.width) / slopeStep));
  // No narrower than half a percent of the page.
  const least = Math.max(2, Math.floor(0.005 * Math.min(art.width, art.height)));
  for (let step = -steps; step <= steps; step++) {
    const slope = (step * steepest) / steps;
    let [run, before, last] = [0, -1, 0];
    const close = () => {
      const at = last - (run - 1) / 2;
      if (run < least) return;
      const middle = at + slope * (box.x + box.width / 2);
      gutters.push({ line: { at, slope }, middle, thickness: run - Math.abs(slope) });
    };
    for (const start of starts) {
      const from = on(left, start);
      const at = start - slope * from;
      const to = (right.at + right.slope * at) / (1 - right.slope * slope);
      const end = at + slope * to;
      const isWithin =
        ends.has(Math.round(end)) &&
        start > on(top, from) &&
        end > on(top, to) &&
        start < on(bottom, from) &&
        end < on(bottom, to);
      if (!isWithin) continue;
      patience.left -= to - from;
      if (patience.left < 0) return [];
      if (!isFree(art, { at, slope }, from, to, isBridged)) continue;
      if (start !== before + 1) {
        close();
        run = 0;
      }
      run++;
      [before, last] = [start, at];
    }
    close();
  }
  return gutters;
}

/** The rows in which there is next to nothing beside a side, so that a gutter may end there. */
function freeRows(
  { at, width, height }: Art,
  side: Line,
  box: { y: number; height: number },
  step: 1 | -1,
): number[] {
  const rows: number[] = [];
  const last = Math.min(height - 1, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y <= last; y++) {
    const start = Math.round(on(side, y));
    let shown = 0;
    for (let x = start; x !== start + step * 6; x += step) {
      if (x >= 0 && x < width) shown += at[y * width + x]!;
    }
    if (shown <= 3) rows.push(y);
  }
  return rows;
}

/** Whether a line is one of a gutter, or of one with a speech bubble over it. */
function isFree(art: Art, line: Line, start: number, end: number, isBridged: boolean): boolean {
  const from = Math.max(0, Math.ceil(start));
  const to = Math.min(art.width - 1, Math.floor(end));
  const length = to - from + 1;
  if (length < 4) return false;
  const { at, width, height } = art;
  const allowed = length * grain;
  let [shown, first, last] = [0, -1, -1];
  for (let x = from; x <= to; x++) {
    const y = Math.round(line.at + line.slope * x);
    if (y < 0 || y >= height) return false;
    if (at[y * width + x] === 0) continue;
    shown++;
    if (!isBridged && shown > allowed) return false;
    if (first < 0) first = x;
    last = x;
    if (isBridged && (first - from < length * bridge.ends || last - first > length * bridge.most)) {
      return false;
    }
  }
  return !isBridged || (shown > 0 && to - last >= length * bridge.ends);
}

/** A region without the gutters at its sides; nothing when it is no more than that. */
function trimmed(page: Page, region: Region): Region | undefined {
  const down = between(page.upright, region);
  if (!down) return undefined;
  const across = between(page.turned, turnedRegion(down));
  return across && turnedRegion(across);
}

function between(art: Art, region: Region): Region | undefined {
  const { height } = boxOf(region);
  const isBare = (line: Line) => artAlong(art, line, region) <= grain;
  let [top, bottom] = [0, 0];
  while (top < height && isBare(shifted(region.top, top))) top++;
  if (top >= height) return undefined;
  while (bottom < height && isBare(shifted(region.bottom, -bottom))) bottom++;
  return { ...region, top: shifted(region.top, top), bottom: shifted(region.bottom, -bottom) };
}

/** A piece with its sides where it shows something along most of them. */
function framed(page: Page, region: Region): Piece {
  const away = Math.max(3, frame.away * page.upright.width);
  const down = sides(page.upright, region, away);
  const across = down && sides(page.turned, turnedRegion(down), away);
  return across ? { region: turnedRegion(across), isFramed: true } : { region, isFramed: false };
}

function sides(art: Art, region: Region, away: number): Region | undefined {
  const most = Math.min(away, sizeOf(region).height / 4);
  const reach = (line: Line, step: 1 | -1): Line | undefined => {
    for (let by = 0; by <= most; by++) {
      const side = shifted(line, by * step);
      if (artAlong(art, side, region, 1) >= frame.share) return side;
    }
    return undefined;
  };
  const top = reach(region.top, 1);
  const bottom = reach(region.bottom, -1);
  return top && bottom && { ...region, top, bottom };
}
