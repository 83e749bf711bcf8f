import { addRun, emptyComponent, type Component, type Labels } from "./components";
import type { Mask } from "./pixels";
import { type Box, fitShape, type Shape } from "./shape";

const MAX_CUT_SLOPE = 0.4;

/** Pixels by which the ends of a cut move between two slopes: a narrow gutter. */
const GUTTER_DRIFT = 8;

/** The maximum share of a cut through one bubble or figure; a longer one cuts a panel. */
const MAX_CROSSING = 0.33;

/** The width of a frame in pixels. */
const FRAME_DEPTH = 8;

const MAX_DEPTH = 4;

const CUT_SAMPLES = 40;

/** The minimum share of a cut over background; the rest is a bubble or a figure. */
const MIN_OPEN = 0.3;

/** The minimum share of a component on either side of a cut. */
const MIN_PART = 0.12;

/** These shares are not enough for a cut, but hint at a gutter. */
const MIN_OPEN_HINT = 0.2;
const MIN_GAP_HINT = 0.45;

/** The minimum share of a cut over gaps that the flood does not reach, and its maximum slope. */
const MIN_GAPS = 0.6;
const MAX_GAP_SLOPE = 0.1;

/** The minimum share of gaps in a line of stripes. */
const MIN_STRIPE_SHARE = 0.35;

interface Range {
  min: number;
  max: number;
}

/** A page with its components, and the widths of its gutters in pixels. */
export interface Gutters {
  labels: Labels;
  ink: Mask;
  rows: Range;
  columns: Range;
}

interface Cut {
  /** Whether it runs from left to right; `over = at + slope * along` in that direction or from top to bottom. */
  isAcross: boolean;
  at: number;
  slope: number;
  /** Whether it only hints at a gutter, because it would cut through a panel. */
  isThrough: boolean;
  /** The share over background, and the same minus the penalty for its slope. */
  open: number;
  share: number;
}

/** A part must have straighter sides than a panel, because the cut makes one of them. */
const isPart = ({ straightness, worst, fill }: Shape) =>
  straightness >= 0.72 && worst >= 0.3 && fill >= 0.85;

interface Splitting {
  /** An unused label; undefined after too many cuts. */
  nextLabel: () => number | undefined;
  isLarge: (box: Box) => boolean;
  isPanel: (shape: Shape) => boolean;
}

/** Splits a component that something connects across a gutter, if all its parts are panels. */
export function splitShape(page: Gutters, shape: Shape, splitting: Splitting, depth = 0): Shape[] {
  const { labels } = page;
  if (depth === MAX_DEPTH) return [shape];
  let best: { cut: Cut; quality: number } | undefined;
  const cuts = findCuts(page, shape.component);
  for (const cut of cuts) {
    const label = splitting.nextLabel();
    if (label === undefined) return [{ ...shape, isDoubtful: true }];
    const halves = cutComponent(labels, shape.component, cut, label);
    if (!cut.isThrough && halves.length === 2 && halves.every(splitting.isLarge)) {
      const quality = measureQuality(halves.map((half) => fitShape(labels, half))) + 0.5 * cut.open;
      if (quality > (best?.quality ?? 0)) best = { cut, quality };
    }
    for (const half of halves) relabel(labels, half, shape.component.label);
  }
  const label = splitting.nextLabel();
  if (!best || label === undefined) return [{ ...shape, isDoubtful: cuts.length > 0 }];
  const halves = cutComponent(labels, shape.component, best.cut, label);
  const parts = halves.flatMap((half) =>
    splitShape(page, fitShape(labels, half), splitting, depth + 1),
  );
  if (parts.every((part) => splitting.isPanel(part) && isPart(part))) return parts;
  for (const { component } of parts) relabel(labels, component, shape.component.label);
  return [{ ...shape, isDoubtful: cuts.length > 0 }];
}

const measureQuality = (shapes: readonly Shape[]) => {
  const sum = shapes.reduce(
    (all, { component, straightness, fill, outside }) =>
      all + component.area * straightness * fill * (1 - outside),
    0,
  );
  return sum / shapes.reduce((all, { component }) => all + component.area, 0);
};

/** The best horizontal and vertical cuts, the better one first. */
function findCuts(page: Gutters, component: Component): Cut[] {
  return [findCut(page, component, true), findCut(page, component, false)]
    .filter((cut) => cut !== undefined)
    .sort((a, b) => b.share - a.share);
}

/** Kinds of pixels: another component, this one, a narrow gap in it, a gap like a gutter, background. */
const [OTHER, OWN, THIN, GAP, OPEN, END] = [0, 1, 2, 3, 4, 5];

/** The summand of each kind, with one byte per counter; see `countKinds`. */
const COUNTED = Int32Array.of(0, 1, 1 + (1 << 24), 1 + (1 << 16), 1 + (1 << 8));

const classifyPixel = (label: number, ink: number, own: number) =>
  label === 0 ? OPEN : label !== own ? OTHER : ink === 0 ? GAP : OWN;

const isStripe = (kind: number | undefined) => kind === GAP || kind === THIN;

const isClosed = (kind: number | undefined) => kind === OWN || isStripe(kind);

/** Classifies the pixels of sampled lines across a component. */
function sampleLines(
  { labels, ink, ...gutters }: Gutters,
  component: Component,
  isAcross: boolean,
) {
  const width = isAcross ? gutters.rows : gutters.columns;
  const { left, right, top, bottom, label: own } = component;
  const length = isAcross ? right - left + 1 : bottom - top + 1;
  const depth = isAcross ? bottom - top + 1 : right - left + 1;
  const samples = Math.min(CUT_SAMPLES, length);
  const places = Int32Array.from({ length: samples }, (_, index) =>
    Math.floor(((index + 0.5) * length) / samples),
  );
  const kinds = new Uint8Array(samples * depth).fill(OTHER);
  const first = top * labels.width + left;
  const [along, step] = isAcross ? [1, labels.width] : [labels.width, 1];
  for (let sample = 0; sample < samples; sample++) {
    let from = 0;
    let kind: number = END;
    for (let over = 0; over <= depth; over++) {
      const pixel = first + places[sample]! * along + over * step;
      const next = over === depth ? END : classifyPixel(labels.at[pixel]!, ink.at[pixel]!, own);
      if (next === kind) continue;
      const at = sample * depth;
      const run = over - from;
      if (kind === OPEN && run <= width.max * 1.5) kinds.fill(OPEN, at + from, at + over);
      if (kind === OWN) kinds.fill(OWN, at + from, at + over);
      if (kind === GAP) {
        kinds.fill(run < width.min ? THIN : OWN, at + from, at + over);
        const middle = at + ((from + over) >> 1);
        if (run >= width.min && run <= width.max) kinds.fill(GAP, middle - 1, middle + 2);
      }
      kind = next;
      from = over;
    }
  }
  return { kinds, places, samples, length, depth };
}

/** The range in which a cut leaves enough of the component on both sides. */
function basesBetweenParts(kinds: Uint8Array, samples: number, depth: number) {
  const areas = new Int32Array(depth + 1);
  for (let over = 0; over < depth; over++) {
    let own = 0;
    for (let sample = 0; sample < samples; sample++) {
      const kind = kinds[sample * depth + over]!;
      if (kind !== OTHER && kind !== OPEN) own++;
    }
    areas[over + 1] = areas[over]! + own;
  }
  const minArea = areas[depth]! * MIN_PART;
  const first = areas.findIndex((area) => area >= minArea);
  const last = areas.findLastIndex((area) => area <= areas[depth]! - minArea);
  return [first, last] as const;
}

function findCut(page: Gutters, component: Component, isAcross: boolean): Cut | undefined {
  const { kinds, places, samples, length, depth } = sampleLines(page, component, isAcross);
  const { left, top } = component;
  const [first, last] = basesBetweenParts(kinds, samples, depth);
  const slopeStep = GUTTER_DRIFT / length;
  const hasOpen = kinds.includes(OPEN);
  if (!hasOpen && !kinds.includes(GAP)) return undefined;
  const slopeCount = Math.floor((hasOpen ? MAX_CUT_SLOPE : MAX_GAP_SLOPE) / slopeStep);
  // A gap at the frame is a stripe; a gutter that the flood did not reach ends at a bubble.
  const end = Math.max(1, Math.ceil((FRAME_DEPTH * samples) / length));
  const ends = [end, samples - 1 - end];
  const found: Cut[] = [];
  for (let step = -slopeCount; step <= slopeCount; step++) {
    const slope = step * slopeStep;
    const shifts = places.map((place) => Math.round(slope * (place - length / 2)));
    const counts = countKinds(kinds, shifts, depth);
    let best: (Cut & { from: number; to: number; isOpen: boolean; isThrough: boolean }) | undefined;
    let [stripes, lastStripe] = [0, -Infinity];
    for (let base = 0; base < depth; base++) {
      const inside = counts[base]! & 0xff;
      const open = (counts[base]! >> 8) & 0xff;
      const gaps = (counts[base]! >> 16) & 0xff;
      const thin = counts[base]! >> 24;
      if (inside < samples * 0.4) continue;
      if (gaps + thin > inside * MIN_STRIPE_SHARE) {
        if (base > lastStripe + 1) stripes++;
        lastStripe = base;
      }
      const isOpen = open >= inside * MIN_OPEN;
      const isStripeAtEnd = ends.some((end) => isStripe(kinds[end * depth + base + shifts[end]!]));
      if (base < first || base > last) continue;
      if (open < inside * MIN_OPEN_HINT && open + gaps < inside * MIN_GAP_HINT) continue;
      const isWeak =
        !isOpen &&
        (isStripeAtEnd || open + gaps < inside * MIN_GAPS || Math.abs(slope) > MAX_GAP_SLOPE);
      // A cut that is open in the middle only is a notch around an inset.
      const isNotch =
        isOpen &&
        gaps < open &&
        [0, samples - 1].every((end) => isClosed(kinds[end * depth + base + shifts[end]!]));
      const longest = longestCrossing(kinds, shifts, depth, base);
      const isThrough = isWeak || isNotch || longest > samples * MAX_CROSSING;
      const share = (open + gaps) / inside - Math.abs(slope) * 0.05 - (isThrough ? 0.3 : 0);
      if (best && share < best.share) continue;
      if (best?.share === share && best.to === base - 1) best.to = base;
      else if (share > (best?.share ?? 0)) {
        best = {
          isAcross,
          at: 0,
          slope,
          share,
          open: (open + gaps) / inside,
          from: base,
          to: base,
          isOpen,
          isThrough,
        };
      }
    }
    // Several stripes are hatching or speed lines.
    if (!best || (!best.isOpen && stripes > 1)) continue;
    const offset = slope * (length / 2 + (isAcross ? left : top));
    found.push({ ...best, at: (isAcross ? top : left) + (best.from + best.to) / 2 - offset });
  }
  return found.reduce<Cut | undefined>(
    (best, cut) => (best && best.share >= cut.share ? best : cut),
    undefined,
  );
}

/** Counts the pixels of each cut in the component, open, gaps and thin gaps, in one byte each. */
function countKinds(kinds: Uint8Array, shifts: Int32Array, depth: number): Int32Array {
  const counts = new Int32Array(depth);
  for (const [sample, shift] of shifts.entries()) {
    const from = sample * depth + shift;
    const end = Math.min(depth, depth - shift);
    for (let base = Math.max(0, -shift); base < end; base++) {
      counts[base]! += COUNTED[kinds[from + base]!]!;
    }
  }
  return counts;
}

/** The most consecutive samples at which a cut crosses the component. */
function longestCrossing(
  kinds: Uint8Array,
  shifts: Int32Array,
  depth: number,
  base: number,
): number {
  let [closed, longest] = [0, 0];
  for (const [sample, shift] of shifts.entries()) {
    const over = base + shift;
    if (over < 0 || over >= depth) continue;
    const kind = kinds[sample * depth + over];
    if (kind === OPEN || kind === GAP) closed = 0;
    else if (kind !== OTHER) longest = Math.max(longest, ++closed);
  }
  return longest;
}

/** Labels the pixels beyond a cut. */
function cutComponent(labels: Labels, component: Component, cut: Cut, label: number): Component[] {
  const { at, width, height } = labels;
  const halves = [component.label, label].map((own) => emptyComponent(own, width, height));
  for (let y = component.top; y <= component.bottom; y++) {
    for (let x = component.left; x <= component.right; x++) {
      const pixel = y * width + x;
      if (at[pixel] !== component.label) continue;
      const beyond = cut.isAcross ? y - cut.slope * x : x - cut.slope * y;
      const half = halves[beyond > cut.at ? 1 : 0]!;
      at[pixel] = half.label;
      addRun(half, y, x, x + 1);
    }
  }
  return halves.filter(({ area }) => area > 0);
}

function relabel({ at, width }: Labels, part: Component, label: number): void {
  for (let y = part.top; y <= part.bottom; y++) {
    for (let x = part.left; x <= part.right; x++) {
      if (at[y * width + x] === part.label) at[y * width + x] = label;
    }
  }
}
