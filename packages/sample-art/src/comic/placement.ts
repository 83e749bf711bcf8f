import type { Box } from "../cast";
import type { Point } from "../pen";
import type { BalloonShape } from "./balloons";

/** A balloon waiting for its place: the ways it can be wrapped, and where its speaker's face is. */
export interface Waiting {
  shapes: BalloonShape[];
  speaker?: Box;
  /** A middle the script insists on. */
  fixed?: Point;
}

/** A balloon in its place. */
export interface Placed {
  shape: BalloonShape;
  x: number;
  y: number;
}

interface Attempt {
  placed: readonly Placed[];
  cost: number;
}

/** An attempt with one balloon more. */
interface Step extends Attempt {
  candidate: Placed;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function boxOf({ shape, x, y }: Placed, grow = 0): Box {
  return {
    x: x - shape.width / 2 - grow,
    y: y - shape.height / 2 - grow,
    width: shape.width + grow * 2,
    height: shape.height + grow * 2,
  };
}

/** Whether a rectangle lies inside a convex polygon given clockwise. */
function within(corners: readonly Point[], box: Box, room: number): boolean {
  const points: Point[] = [
    [box.x - room, box.y - room],
    [box.x + box.width + room, box.y - room],
    [box.x + box.width + room, box.y + box.height + room],
    [box.x - room, box.y + box.height + room],
  ];
  return corners.every((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return points.every(
      ([x, y]) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= 0,
    );
  });
}

/** What a place costs by itself: faces, ears, bodies and noises covered, distance from the speaker, an odd shape. */
function costAlone(
  candidate: Placed,
  speaker: Box | undefined,
  faces: readonly Box[],
  sounds: readonly Box[],
  bounds: Box,
): number {
  const box = boxOf(candidate);
  let cost =
    (candidate.y - bounds.y) * 0.28 +
    Math.abs(Math.log(candidate.shape.width / candidate.shape.height / 1.8)) * 110;
  for (const face of faces) cost += overlap(boxOf(candidate, 8), face) * 0.6;
  for (const sound of sounds) cost += overlap(box, sound) * 0.05;
  if (!speaker) {
    // A caption sits in the upper left corner.
    return cost + (box.x - bounds.x) * 0.9 + (box.y - bounds.y) * 1.2;
  }
  for (const face of faces) {
    // Ears may be touched if need be, better not; a body even less.
    cost +=
      overlap(box, {
        x: face.x,
        y: face.y - face.height * 0.4,
        width: face.width,
        height: face.height * 0.4,
      }) * 0.03;
    cost +=
      overlap(box, {
        x: face.x + face.width * 0.15,
        y: face.y + face.height,
        width: face.width * 0.7,
        height: face.height * 1.6,
      }) * 0.02;
  }
  const dx = candidate.x - (speaker.x + speaker.width / 2);
  const dy = candidate.y - (speaker.y + speaker.height / 2);
  // Speech rises: a tail pointing up looks wrong.
  return cost + Math.hypot(dx * 0.9, dy) * 0.32 + (dy > 0 ? 240 + dy : 0);
}

/** What a place costs after the balloons already placed: overlap, and reading against the order. */
function costAfter(candidate: Placed, before: readonly Placed[]): number {
  let cost = 0;
  for (const other of before) {
    cost += overlap(boxOf(candidate, 7), boxOf(other)) * 0.8;
    // Read in rows from the top left: a later balloon must not start above or to the left of an earlier one.
    const above = other.y - candidate.y;
    const leftwards = other.x - candidate.x;
    if (above > other.shape.height * 0.25) cost += 500 + above * 4;
    else if (
      leftwards > 0 &&
      candidate.y - candidate.shape.height / 2 < other.y + other.shape.height / 2 - 12
    )
      cost += 300 + leftwards * 2;
  }
  return cost;
}

/**
 * Finds places for the balloons of a panel, in reading order, by a beam search over a grid: off the
 * faces, clear of each other, near their speakers, high rather than low.
 */
export function placeBalloons(
  corners: readonly Point[],
  waiting: readonly Waiting[],
  faces: readonly Box[],
  sounds: readonly Box[],
): readonly Placed[] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const bounds: Box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  let beam: Attempt[] = [{ placed: [], cost: 0 }];
  for (const { shapes, speaker, fixed } of waiting) {
    const candidates: Placed[] = [];
    for (const shape of shapes) {
      if (fixed) {
        const clamp = (value: number, from: number, room: number, size: number) =>
          Math.min(from + room - size / 2 - 14, Math.max(from + size / 2 + 14, value));
        candidates.push({
          shape,
          x: clamp(fixed[0], bounds.x, bounds.width, shape.width),
          y: clamp(fixed[1], bounds.y, bounds.height, shape.height),
        });
        continue;
      }
      const room =
        shape.kind === "caption"
          ? 6
          : shape.kind === "shout"
            ? 14
            : shape.kind === "think"
              ? 18
              : 10;
      for (
        let y = bounds.y + shape.height / 2;
        y < bounds.y + bounds.height - shape.height / 2;
        y += 18
      ) {
        for (
          let x = bounds.x + shape.width / 2;
          x < bounds.x + bounds.width - shape.width / 2;
          x += 20
        ) {
          const candidate = { shape, x, y };
          if (within(corners, boxOf(candidate), room)) candidates.push(candidate);
        }
      }
    }
    if (candidates.length === 0)
      throw new Error(
        `No room for a balloon: ${shapes[0]?.block.lines.join(" ") ?? "its words are too long"}`,
      );
    const costed = candidates
      .map((candidate) => ({
        candidate,
        alone: costAlone(candidate, speaker, faces, sounds, bounds),
      }))
      .sort((a, b) => a.alone - b.alone)
      .slice(0, 400);
    const next: Step[] = [];
    for (const { placed, cost } of beam) {
      for (const { candidate, alone } of costed)
        next.push({ placed, candidate, cost: cost + alone + costAfter(candidate, placed) });
    }
    next.sort((a, b) => a.cost - b.cost);
    beam = spreadOut(next);
  }
  return beam[0]?.placed ?? [];
}

/** Keeps the best attempts that differ visibly in their last balloon, so that the beam is not forty near-copies. */
function spreadOut(sorted: readonly Step[]): Attempt[] {
  const kept: Step[] = [];
  for (const step of sorted) {
    const { candidate } = step;
    const twin = kept.some(
      ({ candidate: other }) =>
        other.shape === candidate.shape &&
        Math.abs(other.x - candidate.x) < 50 &&
        Math.abs(other.y - candidate.y) < 40,
    );
    if (!twin) kept.push(step);
    if (kept.length >= 24) break;
  }
  return kept.map(({ placed, candidate, cost }) => ({ placed: [...placed, candidate], cost }));
}
