import type { Component, Labels } from "./components";

/** A side of a panel: `at + slope * along`, where `along` is x for top and bottom, else y. */
export interface Line {
  at: number;
  slope: number;
  /** The share of the component's rows or columns whose outermost pixel lies on the line. */
  straightness: number;
}

/** The quadrilateral that a component fills. */
export interface Shape {
  component: Component;
  top: Line;
  bottom: Line;
  left: Line;
  right: Line;
  /** The mean straightness of its sides, and the lowest. */
  straightness: number;
  worst: number;
  /** The share of the quadrilateral that the component fills, and of the component outside. */
  fill: number;
  outside: number;
  /** The box around it, in pixels. */
  box: Box;
  /** Whether a gutter seems to reach into it. */
  isDoubtful?: boolean;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const areaOf = ({ left, right, top, bottom }: Box) =>
  (right - left + 1) * (bottom - top + 1);

export const lineAt = (line: Line, along: number): number => line.at + line.slope * along;

/** Of the sides of a panel. */
const MAX_SLOPE = 0.5;

/** The number of positions that are compared with a line, and of those that define lines. */
const SAMPLES = 72;
const ANCHORS = 24;

/** Fits the line on which most positions of a profile lie, despite figures that leave the panel. */
function fitLine(profile: Int32Array, from: number, tolerance: number): Line {
  const pickSamples = (max: number) => {
    const count = Math.min(max, profile.length);
    const place = (index: number) => Math.floor(((index + 0.5) * profile.length) / count);
    return Array.from({ length: count }, (_, index) => place(index));
  };
  const samples = pickSamples(SAMPLES);
  const anchors = pickSamples(ANCHORS);
  let best = { at: profile[0]!, slope: 0, count: -1 };
  for (const [index, first] of anchors.entries()) {
    for (const second of anchors.slice(index + 1)) {
      if (second - first < profile.length / 6) continue;
      const slope = (profile[second]! - profile[first]!) / (second - first);
      if (Math.abs(slope) > MAX_SLOPE) continue;
      const at = profile[first]! - slope * first;
      let count = 0;
      for (const sample of samples) {
        if (Math.abs(profile[sample]! - at - slope * sample) <= tolerance) count++;
      }
      // Among equal lines, the least slanted one wins.
      if (count - Math.abs(slope) > best.count)
        best = { at, slope, count: count - Math.abs(slope) };
    }
  }
  const { at, slope } = best;
  return {
    at: at - slope * from,
    slope,
    straightness: Math.max(0, Math.ceil(best.count)) / samples.length,
  };
}

/** Every nth row is examined for the filled share. */
const ROW_STEP = 2;

/** Fits a quadrilateral to a component. */
export function fitShape({ at, width, height }: Labels, component: Component): Shape {
  const { label, left, top, right, bottom } = component;
  const [across, down] = [right - left + 1, bottom - top + 1];
  /** The outermost pixels of the component at each line, from a start inwards. */
  const profile = (lines: number, start: number, lineStep: number, step: number, max: number) => {
    const found = new Int32Array(lines);
    for (let line = 0; line < lines; line++) {
      let depth = 0;
      let pixel = start + line * lineStep;
      for (; depth < max && at[pixel] !== label; depth++) pixel += step;
      found[line] = depth;
    }
    return found;
  };
  const first = top * width + left;
  const last = bottom * width + left;
  const size = Math.min(Math.max(width, height), 3 * Math.min(across, down));
  const tolerance = Math.max(1.3, 0.003 * size);
  const sides = {
    top: fitLine(
      profile(across, first, 1, width, down - 1).map((depth) => top + depth),
      left,
      tolerance,
    ),
    bottom: fitLine(
      profile(across, last, 1, -width, down - 1).map((depth) => bottom - depth),
      left,
      tolerance,
    ),
    left: fitLine(
      profile(down, first, width, 1, across - 1).map((depth) => left + depth),
      top,
      tolerance,
    ),
    right: fitLine(
      profile(down, first + across - 1, width, -1, across - 1).map((depth) => right - depth),
      top,
      tolerance,
    ),
  };
  let [whole, filled] = [0, 0];
  for (let y = top; y <= bottom; y += ROW_STEP) {
    const from = Math.max(0, Math.ceil(lineAt(sides.left, y)));
    const to = Math.min(width - 1, Math.floor(lineAt(sides.right, y)));
    for (let x = from; x <= to; x++) {
      if (y < lineAt(sides.top, x) || y > lineAt(sides.bottom, x)) continue;
      whole++;
      if (at[y * width + x] === label) filled++;
    }
  }
  const all = Object.values(sides).map(({ straightness }) => straightness);
  return {
    component,
    ...sides,
    straightness: all.reduce((sum, one) => sum + one, 0) / 4,
    worst: Math.min(...all),
    fill: whole === 0 ? 0 : filled / whole,
    outside: Math.max(0, 1 - (filled * ROW_STEP) / component.area),
    box: boxAround(sides, component),
  };
}

type Sides = Record<"top" | "bottom" | "left" | "right", Line>;

interface Point {
  x: number;
  y: number;
}

/** The corners where the sides meet, clockwise from the upper left one, within the component's box. */
export function cornersOf({ top, bottom, left, right }: Sides, component: Box): Point[] {
  const corner = (row: Line, column: Line) => {
    const y = (row.at + row.slope * column.at) / (1 - row.slope * column.slope);
    return {
      x: Math.min(component.right, Math.max(component.left, lineAt(column, y))),
      y: Math.min(component.bottom, Math.max(component.top, y)),
    };
  };
  return [corner(top, left), corner(top, right), corner(bottom, right), corner(bottom, left)];
}

function boxAround(sides: Sides, component: Component): Box {
  const corners = cornersOf(sides, component);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
