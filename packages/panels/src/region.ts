/** A side of a region: `at + slope * along`, where `along` is x for top and bottom, else y. */
export interface Line {
  at: number;
  slope: number;
}

/** A quadrilateral of the page, in pixels. */
export interface Region {
  top: Line;
  right: Line;
  bottom: Line;
  left: Line;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const sides = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof sides)[number];

/** Whether a side runs from left to right, and the direction from it into the region. */
export const directions: Record<Side, { isAcross: boolean; inwards: 1 | -1 }> = {
  top: { isAcross: true, inwards: 1 },
  right: { isAcross: false, inwards: -1 },
  bottom: { isAcross: true, inwards: -1 },
  left: { isAcross: false, inwards: 1 },
};

export const lineAt = (line: Line, along: number): number => line.at + line.slope * along;

/** The corners where the sides meet, clockwise from the upper left one, within the page. */
export function cornersOf(region: Region, page: { width: number; height: number }) {
  const corner = (row: Line, column: Line) => {
    const y = (row.at + row.slope * column.at) / (1 - row.slope * column.slope);
    return {
      x: Math.min(page.width - 1, Math.max(0, lineAt(column, y))),
      y: Math.min(page.height - 1, Math.max(0, y)),
    };
  };
  const { top, right, bottom, left } = region;
  return [corner(top, left), corner(top, right), corner(bottom, right), corner(bottom, left)];
}

export function boxOf(region: Region, page: { width: number; height: number }): Box {
  const corners = cornersOf(region, page);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The first and last pixel of a region in a column (if `isAcross`) or row of the page. */
export function rangeAt(
  { top, right, bottom, left }: Region,
  isAcross: boolean,
  along: number,
  page: { width: number; height: number },
): [from: number, to: number] {
  const [first, last, before, after] = isAcross
    ? [top, bottom, left, right]
    : [left, right, top, bottom];
  let from = Math.max(0, lineAt(first, along));
  let to = Math.min((isAcross ? page.height : page.width) - 1, lineAt(last, along));
  // A slanted side next to the line ends it.
  for (const [side, sign] of [
    [before, 1],
    [after, -1],
  ] as const) {
    if (side.slope === 0) {
      if (sign * (along - side.at) < 0) to = -1;
      continue;
    }
    const end = (along - side.at) / side.slope;
    if (sign * side.slope > 0) to = Math.min(to, end);
    else from = Math.max(from, end);
  }
  return [Math.ceil(from), Math.floor(to)];
}
