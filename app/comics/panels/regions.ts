import type { Art } from "./pixels";

/** A line: what it runs across is `at + slope * along`, in pixels. */
export interface Line {
  at: number;
  slope: number;
}

/** What lies between four lines: two that run across the page, `y` of `x`, and two that run down, `x` of `y`. */
export interface Region {
  top: Line;
  bottom: Line;
  left: Line;
  right: Line;
}

/** The same region of the page whose rows are columns. */
export const turnedRegion = ({ top, bottom, left, right }: Region): Region => ({
  top: left,
  bottom: right,
  left: top,
  right: bottom,
});

/** A line's place across at one along it. */
export const on = (line: Line, along: number): number => line.at + line.slope * along;

/** How far along a line across the page one is where it meets a line down. */
export const meet = (across: Line, down: Line): number =>
  (down.at + down.slope * across.at) / (1 - down.slope * across.slope);

/** A line beside another one. */
export const shifted = (line: Line, by: number): Line => ({ ...line, at: line.at + by });

/** The upright box around a region, in pixels. */
export function boxOf({ top, bottom, left, right }: Region) {
  const xs = [meet(top, left), meet(top, right), meet(bottom, left), meet(bottom, right)] as const;
  const ys = [on(top, xs[0]), on(top, xs[1]), on(bottom, xs[2]), on(bottom, xs[3])] as const;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A region's extent halfway down and halfway across, in pixels. */
export function sizeOf(region: Region) {
  const box = boxOf(region);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    width: on(region.right, y) - on(region.left, y),
    height: on(region.bottom, x) - on(region.top, x),
  };
}

/** The share of a line across a region that shows something, there or so many pixels beside it. */
export function artAlong(art: Art, line: Line, { left, right }: Region, beside = 0): number {
  const { at, width, height } = art;
  const from = Math.max(0, Math.ceil(meet(line, left)));
  const to = Math.min(width - 1, Math.floor(meet(line, right)));
  if (to < from) return 0;
  let shown = 0;
  for (let x = from; x <= to; x++) {
    const y = Math.round(on(line, x));
    for (let row = Math.max(0, y - beside); row <= Math.min(height - 1, y + beside); row++) {
      if (at[row * width + x] === 0) continue;
      shown++;
      break;
    }
  }
  return shown / (to - from + 1);
}
