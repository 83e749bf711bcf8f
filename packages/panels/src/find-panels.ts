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
import { areaOf, cornersOf, fitShape, type Box, type Shape } from "./shape";
import { splitShape } from "./split";

export type { Pixels } from "./pixels";

/** The rectangle of a panel, in shares of the page. */
export interface PanelRect {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The corners of a slanted panel, clockwise, in shares of the rectangle. */
  corners?: (readonly [x: number, y: number])[];
}

const MAX_PANELS = 24;

/** The minimum share of the page, and of its width or height, of a panel. */
const MIN_AREA = 0.014;
const MIN_SIDE = 0.055;

/** The share of a panel's rectangle by which a corner differs from the rectangle's own if the panel is slanted. */
const MIN_SLANT = 0.03;

/** The minimum mean straightness of a panel's sides, straightness of each side, and filled share. */
const MIN_STRAIGHTNESS = 0.62;
const MIN_WORST_SIDE = 0.3;
const MIN_FILL = 0.8;

/** A shape this straight has a frame, and may contain the color of the gutters. */
const FRAME_STRAIGHTNESS = 0.85;
const MIN_FILL_IN_FRAME = 0.55;
const MAX_OUTSIDE = 0.2;

/** The minimum share of the drawn area that all panels have. */
const MIN_TOTAL_AREA = 0.62;

/** The maximum share of the drawn area that large shapes have which are not panels. */
const MAX_REMAINING_AREA = 0.06;

/** Cuts that are tried on a page. */
const MAX_CUTS = 24;

/** Radii in pixels within which gaps of frames are closed. */
const GAP_RADII = [0, 1, 2, 4];

/** With this score, no other attempt is made. */
const CLEAR_SCORE = 0.9;

/** The share of an edge that is background at a margin, and the maximum share of a gutter. */
const MARGIN_SHARE = 0.9;
const MAX_GUTTER = 0.05;

/** Pictures with more noise are blurred first. */
const STRONG_NOISE = 9;

interface Result {
  labels: Labels;
  panels: Shape[];
  score: number;
  /** Whether a panel may be two. */
  isDoubtful: boolean;
}

/**
 * Finds the panels of a comic page: the shapes with straight sides that the color of the gutters surrounds. Shapes that a
 * bubble or a figure connects are split.
 *
 * @returns the panels in reading order; none if the result is doubtful, because wrong panels are worse than none
 */
export function findPanels(pixels: Pixels, rightToLeft = false): PanelRect[] {
  const page = toWorkingSize(pixels);
  const results: (Result & { background: Background })[] = [];
  for (const background of findBackgrounds(page)) {
    const smooth = background.noise > STRONG_NOISE ? blur(page) : page;
    const ink = findInk(smooth, background, { isShaded: true });
    const found = evaluate(findBestSeparation(ink));
    if (found) results.push({ ...found, background });
    if (found && found.score > CLEAR_SCORE && !found.isDoubtful) break;
  }
  const [best] = results.sort((a, b) => b.score - a.score);
  if (!best || best.isDoubtful) return [];
  const inOrder = sortForReading(best.panels, rightToLeft) ?? [];
  const evenInk = findInk(page, best.background, { isShaded: false });
  const insets = findInsets(best.labels, evenInk, best.panels);
  const all = inOrder.flatMap((panel) => [
    { ...toPanelRect(panel.box, page), ...findSlantedCorners(panel) },
    ...insets
      .filter((inset) => isWithin(inset, panel.box))
      .map((inset) => toPanelRect(inset, page)),
  ]);
  return all.length < 2 ? [] : all;
}

/** Floods the gutters from several seeds and closes wider gaps in frames, until the shapes look like panels. */
function findBestSeparation(ink: Mask): Separation {
  let best: Separation | undefined;
  for (const seeds of findSeeds(ink)) {
    for (const radius of GAP_RADII) {
      const separation = separatePanels(ink, seeds, radius);
      if (!best || separation.estimate > best.estimate) best = separation;
      if (best.estimate > CLEAR_SCORE) return best;
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
 * Finds where the flood of the gutters starts: at the whole edge of the page, and, if that differs, at margins and at
 * short runs of background between panels that bleed off the page.
 */
function findSeeds({ at, width, height }: Mask): Uint8Array[] {
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
      const isSeed = isMargin || end - index < MAX_GUTTER * length;
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

/** The shapes that gutters surround, and an estimate of how well they are panels. */
interface Separation {
  ink: Mask;
  labels: Labels;
  components: Component[];
  shapes: Shape[];
  estimate: number;
}

/**
 * Floods the gutters from their seeds; the shapes between them remain.
 *
 * @param radius half the width of gaps in frames that the flood does not pass
 */
function separatePanels(ink: Mask, seeds: Uint8Array, radius: number): Separation {
  const gutters = floodFrom(dilate(ink, radius), seeds);
  const [labels, components] = findComponents(dilate(gutters, radius), 0);
  const shapes = components
    .filter((component) => isLarge(component, labels))
    .map((component) => fitShape(labels, component));
  const drawn = areaOf(findDrawnBox(components, labels));
  const quality = shapes.reduce(
    (sum, { component, straightness, fill, outside }) =>
      sum + component.area * straightness * fill * (1 - outside),
    0,
  );
  const estimate =
    shapes.length === 1
      ? quality / drawn / 2
      : quality / drawn + 0.01 * shapes.length - 0.01 * radius;
  return { ink, labels, components, shapes, estimate };
}

function evaluate({ ink, labels, components, shapes: whole }: Separation): Result | undefined {
  // A shape of the whole page means that there are no gutters.
  if (whole.some(({ component }) => component.area > 0.98 * labels.at.length)) return undefined;
  let labelCount = components.length;
  const isPanel = (shape: Shape) =>
    isLarge(shape.box, labels) &&
    shape.straightness >= MIN_STRAIGHTNESS &&
    shape.worst >= MIN_WORST_SIDE &&
    shape.fill >= (shape.straightness >= FRAME_STRAIGHTNESS ? MIN_FILL_IN_FRAME : MIN_FILL) &&
    shape.outside <= MAX_OUTSIDE;
  const nextLabel = () => (labelCount < components.length + MAX_CUTS ? ++labelCount : undefined);
  const page = { labels, ink, ...measureGutters(labels, whole) };
  const shapes = whole.flatMap((shape) =>
    splitShape(page, shape, { nextLabel, isPanel, isLarge: (box) => isLarge(box, labels) }),
  );
  const panels = shapes.filter(isPanel);
  if (panels.length === 0 || panels.length > MAX_PANELS) return undefined;
  const drawn = areaOf(findDrawnBox(components, labels));
  const covered = panels.reduce((sum, { component }) => sum + component.area, 0);
  const remaining = shapes
    .filter((shape) => !isPanel(shape))
    .reduce((sum, { component }) => sum + areaOf(component), 0);
  if (covered / drawn < MIN_TOTAL_AREA || remaining / drawn > MAX_REMAINING_AREA) return undefined;
  const quality = panels.reduce(
    (sum, { component, straightness, fill }) => sum + component.area * straightness * fill,
    0,
  );
  // A single panel is the last choice.
  const score = panels.length === 1 ? quality / drawn / 2 : quality / drawn + 0.03 * panels.length;
  const isDoubtful = panels.some((panel) => panel.isDoubtful);
  return { labels, panels, score, isDoubtful };
}

/** Measures the gutters between rows and between columns. */
function measureGutters({ at, width, height }: Labels, shapes: readonly Shape[]) {
  const large = new Set(shapes.map(({ component }) => component.label));
  const widest = MAX_GUTTER * Math.max(width, height);
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
    const medianWidth = median(runs.length > 10 ? runs : others);
    if (medianWidth === undefined) return { min: Infinity, max: widest };
    return { min: Math.max(2, medianWidth * 0.75 - 1), max: medianWidth * 1.25 + 1 };
  };
  return { rows: range(rows, columns), columns: range(columns, rows) };
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)];

const isLarge = (box: Box, page: { width: number; height: number }) =>
  box.right - box.left >= MIN_SIDE * page.width &&
  box.bottom - box.top >= MIN_SIDE * page.height &&
  areaOf(box) >= MIN_AREA * page.width * page.height;

/** The box around all components except noise. */
const findDrawnBox = (components: readonly Component[], page: { width: number; height: number }) =>
  boundingBox(components.filter(({ area }) => area > page.width * page.height * 0.0005));

function boundingBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const rounded = (share: number) => Math.round(share * 1e4) / 1e4;

function findSlantedCorners({ box, component, ...sides }: Shape): Pick<PanelRect, "corners"> {
  const corners = cornersOf(sides, component).map(({ x, y }): [number, number] => [
    rounded((x - box.left) / (box.right - box.left)),
    rounded((y - box.top) / (box.bottom - box.top)),
  ]);
  const isSlanted = corners.flat().some((share) => Math.abs(share - Math.round(share)) > MIN_SLANT);
  return isSlanted ? { corners } : {};
}

function toPanelRect(box: Box, page: { width: number; height: number }): PanelRect {
  const x = Math.max(0, box.left / page.width);
  const y = Math.max(0, box.top / page.height);
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.min(1, (box.right + 1) / page.width) - x),
    height: rounded(Math.min(1, (box.bottom + 1) / page.height) - y),
  };
}
