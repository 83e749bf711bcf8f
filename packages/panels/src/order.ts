import type { Box } from "./shape";

/** The shares of the smallest box by which boxes may overlap a dividing line. */
const OVERLAPS = [0.06, 0.15, 0.28, 0.4];

interface Item {
  box: Box;
}

/** Sorts boxes by rows, or by columns if no line divides rows. @returns undefined if no line divides them */
export function sortForReading<Panel extends Item>(
  panels: readonly Panel[],
  rightToLeft: boolean,
): Panel[] | undefined {
  if (panels.length < 2) return [...panels];
  for (const overlap of OVERLAPS) {
    const rows = divide(panels, overlap, "top", "bottom");
    const columns = divide(panels, overlap, "left", "right");
    if (rows.length < 2 && columns.length < 2) continue;
    const isByColumns = rows.length < 2 || areStrips(rows, columns, rightToLeft);
    if (isByColumns && rightToLeft) columns.reverse();
    const parts = (isByColumns ? columns : rows).map((part) => sortForReading(part, rightToLeft));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  return undefined;
}

/** Whether columns are separate strips: four-panel manga, or columns with a wider gap than rows. */
function areStrips(rows: Item[][], columns: Item[][], rightToLeft: boolean): boolean {
  if (columns.length < 2 || rows.length < 3) return false;
  const between = Math.min(...gaps(columns, "left", "right"));
  if (between > 2 * Math.max(...gaps(rows, "top", "bottom"), 1)) return true;
  return rightToLeft && columns.length === 2 && columns.every((column) => column.length === 4);
}

const gaps = (groups: Item[][], start: keyof Box, end: keyof Box) =>
  groups
    .slice(1)
    .map(
      (group, index) =>
        Math.min(...group.map(({ box }) => box[start])) -
        Math.max(...groups[index]!.map(({ box }) => box[end])),
    );

/** Groups boxes that straight lines divide. */
function divide<Panel extends Item>(
  panels: readonly Panel[],
  overlap: number,
  start: keyof Box,
  end: keyof Box,
): Panel[][] {
  const slack = overlap * Math.min(...panels.map(({ box }) => box[end] - box[start]));
  const groups: Panel[][] = [];
  let reach = -Infinity;
  for (const panel of panels.toSorted((a, b) => a.box[start] - b.box[start])) {
    if (panel.box[start] + slack >= reach - slack) groups.push([]);
    groups.at(-1)!.push(panel);
    reach = Math.max(reach, panel.box[end]);
  }
  return groups;
}
