import { findCut } from "./cut";
import { findGutters, type Page } from "./gutters";
import { findBackgrounds, findInk, toWorkingSize, type Pixels } from "./pixels";
import {
  boxOf,
  cornersOf,
  directions,
  lineAt,
  rangeAt,
  sides,
  type Line,
  type Region,
  type Side,
} from "./region";

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

/** The minimum share of the page of a panel. */
const MIN_AREA = 0.012;

/** The minimum score of a cut; the maximum score of a line in a panel, where a cut may be missing. */
const MIN_CUT = 0.6;
const MAX_HINT = 0.47;

/** With this confidence, no other background is tried. */
const CLEAR = 0.8;

/** A cut across is preferred to one that scores this much more, because pages are read by rows. */
const ROW_PREFERENCE = 0.2;

/** The minimum width in pixels of dark gutters; a thinner line is a frame. */
const MIN_DARK_GUTTER = 4;

/** A smaller part without a frame is a title or a page number. */
const MAX_TEXT = 0.05;

/** The maximum share of the page in parts that are not panels. */
const MAX_LOST = 0.08;

/** The share of a side from which a picture begins, and the pixels before it that belong to the side. */
const MIN_INK = 0.12;
const SLACK = 6;

/** The maximum difference of gutters at one level, as a share of the page's height. */
const MAX_OFFSET = 0.02;

const MAX_DEPTH = 9;

/** A part of the page that no cut divides. */
interface Leaf {
  region: Region;
  hint: number;
  /** The share of the page, and the share of it that is not open background. */
  area: number;
  fill: number;
  /** The shares of its sides that are straight: their mean, and the least. */
  straightness: number;
  worst: number;
}

interface Division {
  isAcross: boolean;
  parts: Tree[];
  /** The positions of the cuts between its parts. */
  cuts: number[];
}

type Tree = Leaf | Division;

interface Result {
  panels: Leaf[];
  /** The score of the least sure cut; 0 where a panel is doubtful. */
  confidence: number;
}

/**
 * Finds the panels of a comic page: gutters are lines of background with parallel edges, and cut the page again and again.
 *
 * @returns the panels in reading order; none if the result is doubtful, because wrong panels are worse than none
 */
export function findPanels(pixels: Pixels, rightToLeft = false): PanelRect[] {
  const picture = toWorkingSize(pixels);
  let best: Result | undefined;
  for (const background of findBackgrounds(picture)) {
    const isDark = Math.max(...background) < 90;
    const page = findGutters(findInk(picture, background), isDark ? MIN_DARK_GUTTER : 1);
    const result = dividePage(page, rightToLeft);
    if (!best || result.confidence > best.confidence) best = result;
    if (best.confidence > CLEAR) break;
  }
  if (!best || best.confidence < MIN_CUT) return [];
  return best.panels.map(({ region }) => toPanelRect(region, picture));
}

function dividePage(page: Page, rightToLeft: boolean): Result {
  let confidence = 1;
  const divide = (whole: Region, depth: number): Tree => {
    const region = trim(page, whole, 0);
    const loose = trim(page, whole, SLACK);
    const [row, column] = [findCut(page, region, true), findCut(page, region, false)];
    const [rowCut, columnCut] = [row, column].map((cut) =>
      cut && cut.score >= MIN_CUT && cut.gutter >= page.minGutter ? cut : undefined,
    );
    const isRow = rowCut && rowCut.score >= (columnCut?.score ?? 0) - ROW_PREFERENCE;
    const cut = isRow ? rowCut : columnCut;
    if (!cut || depth === MAX_DEPTH)
      return measureLeaf(page, loose, Math.max(row?.hint ?? 0, column?.hint ?? 0));
    confidence = Math.min(confidence, cut.score);
    const { isAcross, line } = cut;
    const [before, after]: [Side, Side] = isAcross ? ["bottom", "top"] : ["right", "left"];
    const [one, other] = [before, after].map((side) => {
      const part = divide({ ...loose, [side]: line }, depth + 1);
      const isSame = "parts" in part && part.isAcross === isAcross;
      return isSame ? part : { parts: [part], cuts: [] };
    });
    const middle = lineAt(line, (isAcross ? page.width : page.height) / 2);
    return {
      isAcross,
      parts: [...one!.parts, ...other!.parts],
      cuts: [...one!.cuts, middle, ...other!.cuts],
    };
  };
  const upright = (at: number): Line => ({ at, slope: 0 });
  const [top, left] = [upright(0), upright(0)];
  const [right, bottom] = [upright(page.width - 1), upright(page.height - 1)];
  const tree = divide({ top, right, bottom, left }, 0);
  const leaves = sortForReading(tree, page, rightToLeft);
  const panels = leaves.filter(isPanel);
  const lost = leaves.reduce((sum, leaf) => sum + (isPanel(leaf) ? 0 : leaf.area), 0);
  const isDoubtful =
    panels.length < 2 ||
    lost > MAX_LOST ||
    panels.some((leaf) => leaf.hint > MAX_HINT || !isFramed(leaf));
  return { panels, confidence: isDoubtful ? 0 : confidence };
}

/** A part that the flood of background reached must have straighter sides. */
const isFramed = ({ straightness, worst, fill }: Leaf) =>
  fill > 0.9
    ? straightness >= 0.6 && worst >= 0.2
    : fill > 0.45 && straightness >= 0.75 && worst >= 0.45;

const isPanel = (leaf: Leaf) => leaf.area >= (isFramed(leaf) ? MIN_AREA : MAX_TEXT);

/** Lists the leaves by rows; columns that are separate strips one after the other. */
function sortForReading(tree: Tree, page: Page, rightToLeft: boolean): Leaf[] {
  if (!("parts" in tree)) return [tree];
  const sort = (part: Tree) => sortForReading(part, page, rightToLeft);
  const parts = tree.isAcross || !rightToLeft ? tree.parts : tree.parts.toReversed();
  const [first] = parts as Division[];
  const isGrid = parts.every(
    (part) =>
      "parts" in part && part.isAcross !== tree.isAcross && part.cuts.length === first!.cuts.length,
  );
  if (!isGrid) return parts.flatMap(sort);
  const lines = parts as Division[];
  const isAligned = lines.every(({ cuts }) =>
    cuts.every((cut, index) => Math.abs(cut - first!.cuts[index]!) < MAX_OFFSET * page.height),
  );
  // Four-panel manga are read column by column; columns whose gutters are level, or three, row by row.
  const isTransposed = tree.isAcross
    ? rightToLeft && lines.length === 4 && first!.parts.length === 2
    : isAligned || lines.length > 2;
  if (!isTransposed) return lines.flatMap(sort);
  const order = first!.parts.map((_, index) => lines.map(({ parts }) => parts[index]!));
  if (tree.isAcross && rightToLeft) order.reverse();
  return order.flat().flatMap(sort);
}

/** Moves the sides of a region to where its picture begins, except for some slack. */
function trim(page: Page, region: Region, slack: number): Region {
  const trimmed = { ...region };
  for (const side of [...sides, ...sides]) {
    const { isAcross, inwards } = directions[side];
    const box = boxOf(trimmed, page);
    const line = trimmed[side];
    const depth = isAcross ? box.bottom - box.top : box.right - box.left;
    for (let moved = 0; moved < depth; moved++) {
      const at = line.at + inwards * moved;
      if (inkShare(page, box, isAcross, { ...line, at }) <= MIN_INK) continue;
      trimmed[side] = { ...line, at: line.at + inwards * Math.max(0, moved - slack) };
      break;
    }
  }
  return trimmed;
}

const SAMPLES = 60;

function placesAlong(from: number, to: number): number[] {
  const step = (to - from + 1) / SAMPLES;
  return Array.from({ length: SAMPLES }, (_, sample) => Math.floor(from + (sample + 0.5) * step));
}

function inkShare(
  { width, height, ink }: Page,
  { left, top, right, bottom }: ReturnType<typeof boxOf>,
  isAcross: boolean,
  line: Line,
): number {
  let [inside, drawn] = [0, 0];
  for (const along of isAcross ? placesAlong(left, right) : placesAlong(top, bottom)) {
    const over = Math.round(lineAt(line, along));
    if (over < 0 || over >= (isAcross ? height : width)) continue;
    inside++;
    drawn += ink[isAcross ? over * width + along : along * width + over]!;
  }
  return inside === 0 ? 0 : drawn / inside;
}

/** Fits the sides of a leaf to its picture, and measures how surely it is a panel. */
function measureLeaf(page: Page, region: Region, hint: number): Leaf {
  const fitted = sides.map((side) => fitSide(page, region, side));
  const [top, right, bottom, left] = fitted.map(({ line }) => line) as [Line, Line, Line, Line];
  const shares = fitted.map(({ straightness }) => straightness);
  const shape = { top, right, bottom, left };
  const box = boxOf(shape, page);
  let [inside, filled] = [0, 0];
  for (let y = Math.ceil(box.top); y <= box.bottom; y += 3) {
    const [from, to] = rangeAt(shape, false, y, page);
    for (let x = from; x <= to; x += 3) {
      inside++;
      if (page.open[y * page.width + x] === 0) filled++;
    }
  }
  return {
    region: shape,
    hint,
    area: (inside * 9) / (page.width * page.height),
    fill: inside === 0 ? 0 : filled / inside,
    straightness: shares.reduce((sum, share) => sum + share, 0) / 4,
    worst: Math.min(...shares),
  };
}

/** Fits the line on which the picture begins most often. */
function fitSide(page: Page, region: Region, side: Side) {
  const { isAcross, inwards } = directions[side];
  const { left, top, right, bottom } = boxOf(region, page);
  const depth = (isAcross ? bottom - top : right - left) / 2;
  const line = region[side];
  const points: [along: number, over: number][] = [];
  for (const along of isAcross ? placesAlong(left, right) : placesAlong(top, bottom)) {
    const [from, to] = rangeAt(region, isAcross, along, page);
    let over = Math.round(lineAt(line, along));
    over = Math.max(0, Math.min((isAcross ? page.height : page.width) - 1, over));
    if (to < from || over < from - 3 || over > to + 3) continue;
    const isInk = () =>
      page.ink[isAcross ? over * page.width + along : along * page.width + over] === 1;
    for (let moved = 0; moved < depth && !isInk(); moved++) over += inwards;
    points.push([along, over]);
  }
  let best = { line, count: 0 };
  for (let one = 0; one < points.length; one += 3) {
    for (let other = one + 6; other < points.length; other += 3) {
      const [x, y] = points[one]!;
      const slope = (points[other]![1] - y) / (points[other]![0] - x);
      if (Math.abs(slope - line.slope) > 0.08) continue;
      const at = y - slope * x;
      // Among equal lines, the least slanted one wins.
      let count = -Math.abs(slope - line.slope);
      for (const [along, over] of points) if (Math.abs(at + slope * along - over) <= 2) count++;
      if (count > best.count) best = { line: { at, slope }, count };
    }
  }
  // A side of a triangle has no points.
  return { line: best.line, straightness: points.length > 3 ? best.count / points.length : 1 };
}

const rounded = (share: number) => Math.round(share * 1e4) / 1e4;

/** The share of a panel's rectangle by which a corner differs from the rectangle's own if the panel is slanted. */
const MIN_SLANT = 0.03;

function toPanelRect(region: Region, page: { width: number; height: number }): PanelRect {
  const box = boxOf(region, page);
  const [across, down] = [box.right + 1 - box.left, box.bottom + 1 - box.top];
  const corners = cornersOf(region, page).map(({ x, y }): [number, number] => [
    rounded((x - box.left) / (across - 1)),
    rounded((y - box.top) / (down - 1)),
  ]);
  const isSlanted = corners.flat().some((share) => Math.abs(share - Math.round(share)) > MIN_SLANT);
  return {
    x: rounded(box.left / page.width),
    y: rounded(box.top / page.height),
    width: rounded(across / page.width),
    height: rounded(down / page.height),
    ...(isSlanted && { corners }),
  };
}
