import { findComponents, floodFrom, type Component, type Labels } from "./components";
import { findInsets } from "./insets";
import { sortForReading } from "./order";
import {
  blur,
  dilate,
  findBackgrounds,
  findInk,
  toWorkingSize,
  type Background,
  type Mask,
  type Pixels,
} from "./pixels";
import { areaOf, fitShape, type Box, type Shape } from "./shape";
import { splitShape } from "./split";

export type { Pixels } from "./pixels";

/** A panel's place in shares of the page. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MAX_PANELS = 24;

/** The least share of the page, and of its width or height, that a panel has. */
const LEAST_AREA = 0.014;
const LEAST_SIDE = 0.055;

/** What the sides of a panel are at least: straight on the whole, each in part, and filled. */
const LEAST_STRAIGHTNESS = 0.62;
const LEAST_WORST_SIDE = 0.3;
const LEAST_FILL = 0.8;

/** From this straightness on there is a frame, whatever in it has the color of the gutters. */
const STRAIGHT_SIDES = 0.85;
const LEAST_FILL_IN_FRAME = 0.55;
const MOST_OUTSIDE = 0.2;

/** The least share of the drawn part of a page that panels take together. */
const LEAST_TOGETHER = 0.62;

/** The most of the drawn part of a page that large things take which are no panels. */
const MOST_LEFT_OVER = 0.06;

/** Cuts that are tried on a page. */
const MAX_CUTS = 24;

/** Pixels of the radius in which gaps of frames are closed. */
const CLOSED_GAPS = [0, 1, 2, 4];

/** From this score on no other way is tried. */
const CLEAR_SCORE = 0.9;

/** The share of an edge that is background where there is a margin, and that a gutter takes at most. */
const MARGIN_SHARE = 0.9;
const WIDEST_GUTTER = 0.05;

/** Grain from which on a picture is smoothed first. */
const STRONG_NOISE = 9;

interface Found {
  labels: Labels;
  panels: Shape[];
  score: number;
  /** Whether a panel may be two. */
  isDoubtful: boolean;
}

/**
 * The panels of a comic page: the parts of the picture that the color of the gutters surrounds, as
 * far as their sides are straight. Parts that a bubble or a figure connects are divided.
 *
 * @param rightToLeft whether of two beside each other the right one is read first
 * @returns them in reading order; none where it is not clear, because a wrong cut is worse than none
 */
export function findPanels(pixels: Pixels, rightToLeft = false): Place[] {
  const page = toWorkingSize(pixels);
  const results: (Found & { background: Background })[] = [];
  for (const background of findBackgrounds(page)) {
    const smooth = background.noise > STRONG_NOISE ? blur(page) : page;
    const ink = findInk(smooth, background, { isShaded: true });
    const found = judge(bestGuess(ink));
    if (found) results.push({ ...found, background });
    if (found && found.score > CLEAR_SCORE && !found.isDoubtful) break;
  }
  const [best] = results.sort((a, b) => b.score - a.score);
  if (!best || best.isDoubtful) return [];
  const inOrder = sortForReading(best.panels, rightToLeft) ?? [];
  const evenInk = findInk(page, best.background, { isShaded: false });
  const insets = findInsets(best.labels, evenInk, best.panels);
  const all = inOrder.flatMap((panel) => [
    panel.box,
    ...insets.filter((inset) => isWithin(inset, panel.box)),
  ]);
  return all.length < 2 ? [] : all.map((box) => placeOf(box, page));
}

/** Floods the gutters from several seeds, past ever wider gaps in frames, until the parts look like panels. */
function bestGuess(ink: Mask): Guess {
  let best: Guess | undefined;
  for (const seeds of seedsOf(ink)) {
    for (const radius of CLOSED_GAPS) {
      const guess = separate(ink, seeds, radius);
      if (!best || guess.promise > best.promise) best = guess;
      if (best.promise > CLEAR_SCORE) return best;
    }
  }
  return best!;
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/**
 * Where the flood of the gutters starts: on the whole edge; and, if that differs, on margins and where
 * short runs of the background end at an edge to which panels bleed.
 */
function seedsOf({ at, width, height }: Mask): Uint8Array[] {
  const whole = new Uint8Array(at.length);
  const ends = new Uint8Array(at.length);
  let isSame = true;
  const addSide = (length: number, pixelOf: (index: number) => number) => {
    let empty = 0;
    for (let index = 0; index < length; index++) {
      if (at[pixelOf(index)] === 1) continue;
      whole[pixelOf(index)] = 1;
      empty++;
    }
    const isMargin = empty > MARGIN_SHARE * length;
    for (let index = 0; index < length; index++) {
      let end = index;
      while (end < length && at[pixelOf(end)] === 0) end++;
      const isSeed = isMargin || end - index < WIDEST_GUTTER * length;
      if (!isSeed) isSame = false;
      for (; index < end; index++) if (isSeed) ends[pixelOf(index)] = 1;
    }
  };
  addSide(width, (x) => x);
  addSide(width, (x) => (height - 1) * width + x);
  addSide(height, (y) => y * width);
  addSide(height, (y) => y * width + width - 1);
  return isSame ? [whole] : [whole, ends];
}

/** The parts of a page that gutters surround, and how well they may be panels. */
interface Guess {
  ink: Mask;
  labels: Labels;
  components: Component[];
  shapes: Shape[];
  promise: number;
}

/**
 * Floods the gutters from their seeds; what is left are the parts between them.
 *
 * @param radius half the width of gaps in frames that the flood does not pass
 */
function separate(ink: Mask, seeds: Uint8Array, radius: number): Guess {
  const gutters = floodFrom(dilate(ink, radius), seeds);
  const [labels, components] = findComponents(dilate(gutters, radius), 0);
  const shapes = components
    .filter((component) => isLarge(component, labels))
    .map((component) => fitShape(labels, component));
  const drawn = areaOf(drawnBox(components, labels));
  const quality = shapes.reduce(
    (sum, { component, straightness, fill, outside }) =>
      sum + component.area * straightness * fill * (1 - outside),
    0,
  );
  const promise =
    shapes.length === 1
      ? quality / drawn / 2
      : quality / drawn + 0.01 * shapes.length - 0.01 * radius;
  return { ink, labels, components, shapes, promise };
}

function judge({ ink, labels, components, shapes: whole }: Guess): Found | undefined {
  // Where nothing has the color of the gutters, there are no gutters.
  if (whole.some(({ component }) => component.area > 0.98 * labels.at.length)) return undefined;
  let labelCount = components.length;
  const isPanel = (shape: Shape) =>
    isLarge(shape.box, labels) &&
    shape.straightness >= LEAST_STRAIGHTNESS &&
    shape.worst >= LEAST_WORST_SIDE &&
    shape.fill >= (shape.straightness >= STRAIGHT_SIDES ? LEAST_FILL_IN_FRAME : LEAST_FILL) &&
    shape.outside <= MOST_OUTSIDE;
  const nextLabel = () => (labelCount < components.length + MAX_CUTS ? ++labelCount : undefined);
  const page = { labels, ink, ...gutterWidths(labels, whole) };
  const shapes = whole.flatMap((shape) =>
    splitShape(page, shape, { nextLabel, isPanel, isLarge: (box) => isLarge(box, labels) }),
  );
  const panels = shapes.filter(isPanel);
  if (panels.length === 0 || panels.length > MAX_PANELS) return undefined;
  const drawn = areaOf(drawnBox(components, labels));
  const covered = panels.reduce((sum, { component }) => sum + component.area, 0);
  const leftOver = shapes
    .filter((shape) => !isPanel(shape))
    .reduce((sum, { component }) => sum + areaOf(component), 0);
  if (covered / drawn < LEAST_TOGETHER || leftOver / drawn > MOST_LEFT_OVER) return undefined;
  const quality = panels.reduce(
    (sum, { component, straightness, fill }) => sum + component.area * straightness * fill,
    0,
  );
  // One panel alone, whatever its insets, is the last choice.
  const score = panels.length === 1 ? quality / drawn / 2 : quality / drawn + 0.03 * panels.length;
  const isDoubtful = panels.some((panel) => panel.isDoubtful);
  return { labels, panels, score, isDoubtful };
}

/** How wide the gutters are that lie between parts of a page: those between rows, and between columns. */
function gutterWidths({ at, width, height }: Labels, shapes: readonly Shape[]) {
  const large = new Set(shapes.map(({ component }) => component.label));
  const widest = WIDEST_GUTTER * Math.max(width, height);
  const measure = (lines: number, length: number, alongStep: number, lineStep: number) => {
    const runs: number[] = [];
    for (let line = 0; line < lines; line += 5) {
      let from = -1;
      for (let index = 0; index < length; index++) {
        const label = at[line * lineStep + index * alongStep]!;
        if (label === 0) continue;
        const run = index - from - 1;
        if (from >= 0 && run > 1 && run < widest && large.has(label)) runs.push(run);
        from = large.has(label) ? index : -1;
      }
    }
    return runs.sort((a, b) => a - b);
  };
  const rows = measure(width, height, width, 1);
  const columns = measure(height, width, 1, width);
  const range = (runs: number[], others: number[]) => {
    const usual = median(runs.length > 10 ? runs : others);
    if (usual === undefined) return { least: Infinity, most: widest };
    return { least: Math.max(2, usual * 0.75 - 1), most: usual * 1.25 + 1 };
  };
  return { rows: range(rows, columns), columns: range(columns, rows) };
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)];

const isLarge = (box: Box, page: { width: number; height: number }) =>
  box.right - box.left >= LEAST_SIDE * page.width &&
  box.bottom - box.top >= LEAST_SIDE * page.height &&
  areaOf(box) >= LEAST_AREA * page.width * page.height;

/** The box around all that is drawn, but grains. */
const drawnBox = (components: readonly Component[], page: { width: number; height: number }) =>
  boxOfAll(components.filter(({ area }) => area > page.width * page.height * 0.0005));

function boxOfAll(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function placeOf(box: Box, page: { width: number; height: number }): Place {
  const rounded = (share: number) => Math.round(share * 1e4) / 1e4;
  const x = Math.max(0, box.left / page.width);
  const y = Math.max(0, box.top / page.height);
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.min(1, (box.right + 1) / page.width) - x),
    height: rounded(Math.min(1, (box.bottom + 1) / page.height) - y),
  };
}
