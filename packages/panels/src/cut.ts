import type { Page } from "./gutters";
import { boxOf, rangeAt, type Line, type Region } from "./region";

/** A line along a gutter that divides a region. */
export interface Cut {
  /** Whether it runs from left to right. */
  isAcross: boolean;
  line: Line;
  /** How surely it lies in a gutter, up to 1. */
  score: number;
  /** The same without doubts whether it cuts through a panel. */
  hint: number;
  /** The median width of the gutter, in pixels. */
  gutter: number;
}

/** The maximum slope of a cut, and the pixels by which its ends move from one tried slope to the next. */
const MAX_SLOPE = 0.4;
const SLOPE_DRIFT = 5;

/** The positions along a cut that are examined. */
const MAX_SAMPLES = 64;

/** The maximum width of a gutter, as a share of the page's longer side. */
const MAX_GUTTER = 0.06;

/** The minimum mean share of the page on each side of a cut. */
const MIN_PART = 0.045;

/** Weights of pixels, in tenths: in an open gutter, in narrow background that is not open, in wide open background. */
const [GUTTER, CLOSED, WIDE] = [10, 7, 6];

/** Candidates that are examined, and the minimum share of background on them. */
const MAX_CANDIDATES = 10;
const MIN_SHARE = 0.3;

/** With an upright line of this share, no slopes are tried. */
const CLEAR_SHARE = 0.97;

/** The pixels by which the edges of a gutter may differ from parallels of the cut. */
const EDGE_TOLERANCE = 2;

/** Weights of samples with one edge of the gutter, and with none. */
const [ONE_EDGE, NO_EDGE] = [0.45, 0.15];

/** The minimum open share of a gutter; less may be a stripe in a picture. */
const MIN_OPEN = 0.25;

/** The maximum shares of a cut that cross something: a bubble between its ends, or a panel at an end. */
const MAX_CROSSING = 0.45;
const MAX_CROSSING_AT_END = 0.25;
const CROSSING_PENALTY = 0.2;

const SLOPE_PENALTY = 0.05;

interface Candidate {
  base: number;
  slope: number;
  share: number;
}

/** The pixels of a region on sampled lines across a cut, as bytes: 0 outside, else 1 + weight. */
interface Samples {
  weights: Int32Array;
  places: Int32Array;
  start: number;
  depth: number;
  middle: number;
}

/** Finds the line through a region that most surely lies in a gutter. */
export function findCut(page: Page, region: Region, isAcross: boolean): Cut | undefined {
  const minPart = MIN_PART * (isAcross ? page.height : page.width);
  const samples = takeSamples(page, region, isAcross);
  if (samples.depth < 2 * minPart) return undefined;
  let best: Cut | undefined;
  let hint = 0;
  for (const candidate of findCandidates(samples, minPart)) {
    const cut = examine(page, region, isAcross, samples, candidate, minPart);
    if (!cut) continue;
    hint = Math.max(hint, cut.hint);
    if (!best || cut.score > best.score) best = cut;
  }
  return best && { ...best, hint };
}

const maxGutterOf = ({ width, height }: Page) => MAX_GUTTER * Math.max(width, height);

function takeSamples(page: Page, region: Region, isAcross: boolean): Samples {
  const box = boxOf(region, page);
  const [from, to, first, last] = isAcross
    ? [box.left, box.right, box.top, box.bottom]
    : [box.top, box.bottom, box.left, box.right];
  const { width, ink, open } = page;
  const { up, down, left, right } = page.runs;
  const [back, ahead] = isAcross ? [up, down] : [left, right];
  const maxGutter = maxGutterOf(page);
  const [start, length] = [Math.floor(first), Math.floor(to - from) + 1];
  const depth = Math.floor(last) - start + 1;
  const count = Math.min(MAX_SAMPLES, length);
  const places = Int32Array.from({ length: count }, (_, sample) =>
    Math.floor(from + ((sample + 0.5) * length) / count),
  );
  const weights = new Int32Array(count * depth);
  for (const [sample, along] of places.entries()) {
    const [top, bottom] = rangeAt(region, isAcross, along, page);
    const end = Math.min(bottom, start + depth - 1);
    for (let over = Math.max(top, start); over <= end; over++) {
      const pixel = isAcross ? over * width + along : along * width + over;
      let weight = 0;
      if (ink[pixel] === 0) {
        const isNarrow = back[pixel]! + ahead[pixel]! <= maxGutter;
        weight = isNarrow ? (open[pixel] === 1 ? GUTTER : CLOSED) : open[pixel]! * WIDE;
      }
      weights[sample * depth + over - start] = INSIDE + weight;
    }
  }
  return { weights, places, start, depth, middle: (from + to) / 2 };
}

/** Counts samples inside of the region in the upper half of a sum. */
const INSIDE = 1 << 16;

/** Finds the lines with the most background, by trying slopes and adding up the samples on each line. */
function findCandidates({ weights, places, depth, middle }: Samples, minPart: number): Candidate[] {
  const length = 2 * (middle - places[0]!) + 1;
  const step = SLOPE_DRIFT / length;
  const steps = Math.floor(MAX_SLOPE / step);
  const sums = new Int32Array(depth);
  const found: Candidate[] = [];
  const isClear = ({ base, share }: Candidate) =>
    share > CLEAR_SHARE && base > minPart && base < depth - minPart;
  // Slopes 0, 1, -1, 2, -2 and so on.
  for (let index = 0; index <= 2 * steps; index++) {
    const slope = (index % 2 === 0 ? -1 : 1) * Math.ceil(index / 2) * step;
    if (index === 1 && found.some(isClear)) break;
    sums.fill(0);
    for (const [sample, place] of places.entries()) {
      const shift = Math.round(slope * (place - middle));
      const from = sample * depth + shift;
      const end = Math.min(depth, depth - shift);
      for (let base = Math.max(0, -shift); base < end; base++) sums[base]! += weights[from + base]!;
    }
    const runs: Candidate[] = [];
    let [first, share] = [0, 0];
    for (let base = 0; base <= depth; base++) {
      const sum = base < depth ? sums[base]! : 0;
      const inside = sum >> 16;
      const next = inside < places.length / 2 ? 0 : (sum & 0xffff) / inside / 10;
      if (Math.abs(next - share) < 0.02) continue;
      if (share > MIN_SHARE)
        runs.push({
          base: (first + base - 1) / 2,
          slope,
          share: share - Math.abs(slope) * SLOPE_PENALTY,
        });
      [first, share] = [base, next];
    }
    found.push(...runs.sort((a, b) => b.share - a.share).slice(0, 4));
  }
  const best: Candidate[] = [];
  for (const one of found.sort((a, b) => b.share - a.share)) {
    if (best.length === MAX_CANDIDATES) break;
    const isKnown = best.some(
      ({ base, slope }) =>
        Math.abs(base - one.base) < 6 && Math.abs(slope - one.slope) * length < 12,
    );
    if (!isKnown) best.push(one);
  }
  return best;
}

/** Compares the edges of the background along a line with parallels of the line, which gutters have. */
function examine(
  page: Page,
  region: Region,
  isAcross: boolean,
  { weights, places, start, depth, middle }: Samples,
  { base: middleBase, slope }: Candidate,
  minPart: number,
): Cut | undefined {
  const { width } = page;
  const { up, down, left, right } = page.runs;
  const [back, ahead] = isAcross ? [up, down] : [left, right];
  const base = Math.round(middleBase);
  const gutter: { before: number; after: number; isOpen: boolean }[] = [];
  let [inside, crossing, longest, atStart, before, after] = [0, 0, 0, 0, 0, 0];
  for (const [sample, place] of places.entries()) {
    const over = base + Math.round(slope * (place - middle));
    if (over < 0 || over >= depth) continue;
    const weight = weights[sample * depth + over]!;
    if (weight < INSIDE) continue;
    inside++;
    const [first, last] = rangeAt(region, isAcross, place, page);
    before += over + start - first;
    after += last - over - start;
    if (weight === INSIDE) {
      longest = Math.max(longest, ++crossing);
      if (crossing === inside) atStart = crossing;
      continue;
    }
    crossing = 0;
    const pixel = isAcross ? (over + start) * width + place : place * width + over + start;
    gutter.push({ before: back[pixel]!, after: ahead[pixel]!, isOpen: page.open[pixel] === 1 });
  }
  if (inside < places.length / 2 || Math.min(before, after) < minPart * inside) return undefined;
  const maxGutter = maxGutterOf(page);
  const [edge, otherEdge] = (["before", "after"] as const).map((side) =>
    findCommonest(
      gutter.map((one) => one[side]),
      maxGutter,
    ),
  ) as [number, number];
  // How many samples have no, one or both edges.
  const [open, closed] = [Array<number>(3).fill(0), Array<number>(3).fill(0)] as const;
  for (const one of gutter) {
    const edges =
      Number(Math.abs(one.before - edge) <= EDGE_TOLERANCE) +
      Number(Math.abs(one.after - otherEdge) <= EDGE_TOLERANCE);
    (one.isOpen ? open : closed)[edges]!++;
  }
  const isOpen = open[2]! + open[1]! / 2 >= MIN_OPEN * inside;
  const extra = ONE_EDGE * open[1]! + NO_EDGE * (open[0]! + (closed[0]! + closed[1]!) / 3);
  const scoreWith = (closedWeight: number) =>
    (open[2]! + closedWeight * closed[2]! + extra) / inside - Math.abs(slope) * SLOPE_PENALTY;
  const isThrough =
    longest > inside * MAX_CROSSING || Math.max(atStart, crossing) > inside * MAX_CROSSING_AT_END;
  const score = scoreWith(isOpen ? 1 : 0.5) - (isThrough ? CROSSING_PENALTY : 0);
  const widths = gutter.map((one) => one.before + one.after - 1).sort((a, b) => a - b);
  return {
    isAcross,
    line: { at: base + start - slope * middle, slope },
    score,
    hint: Math.max(scoreWith(0.5), score),
    gutter: widths[widths.length >> 1] ?? 0,
  };
}

/** The middle of the three consecutive values that are the most frequent. */
function findCommonest(values: readonly number[], max: number): number {
  const counts = new Int32Array(Math.ceil(max) + 3);
  for (const value of values) if (value < max) counts[value]!++;
  let [best, most] = [-Infinity, 0];
  for (let value = 1; value + 1 < counts.length; value++) {
    const count = counts[value - 1]! + counts[value]! + counts[value + 1]!;
    if (count > most) [best, most] = [value, count];
  }
  return best;
}
