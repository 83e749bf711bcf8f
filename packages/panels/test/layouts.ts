/** The layouts of the pages that the tests of the finding draw: see `drawLayout`. */

/** Of a page, in pixels. */
export const [width, height] = [480, 742];

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];
type Corner = readonly [number, number];
/** From the top left corner clockwise, in pixels. */
export type Quad = readonly [Corner, Corner, Corner, Corner];
export type Fill = "flat" | "photo" | "busy" | "night";

/** A page that a test draws, and what is to be found on it: nothing where it is not read by panels. */
export interface Layout {
  name: string;
  panels: Quad[];
  gutter?: Rgb;
  fill?: Fill;
  frame?: boolean;
  /** How far a channel is off by chance. */
  grain?: number;
  /** Speech bubbles over whatever is there: middle and radii, in shares of the page. */
  bubbles?: (readonly [number, number, number, number])[];
  /** Lines of lettering at the foot. */
  foot?: boolean;
  isOne?: true;
}

export const white: Rgb = [255, 255, 255];
const cream: Rgb = [250, 240, 222];
export const black: Rgb = [8, 8, 10];
const rose: Rgb = [236, 196, 205];
const slate: Rgb = [70, 84, 110];

/**
 * Rows of panels.
 *
 * @param rows height and the widths of its cells, as parts of the whole
 * @param lean pixels by which gutters between cells lean, and those between rows fall
 */
function rows(
  plan: readonly (readonly [number, ...number[]])[],
  { margin = 16, gutter = 8, lean = 0, fall = 0, bottom = 16 } = {},
): Quad[] {
  const tall = height - margin - bottom - gutter * (plan.length - 1);
  const wide = width - 2 * margin;
  const sum = plan.reduce((all, [part]) => all + part, 0);
  let y = margin;
  return plan.flatMap(([part, ...cells], row) => {
    const to = y + (tall * part) / sum;
    const [above, below] = [row === 0 ? 0 : fall, row === plan.length - 1 ? 0 : fall];
    const at = (base: number, by: number, x: number) => base + by * ((x - margin) / wide - 0.5);
    const all = cells.reduce((total, cell) => total + cell, 0);
    let x = margin;
    const quads = cells.map((cell, index): Quad => {
      const end = x + ((wide - gutter * (cells.length - 1)) * cell) / all;
      const [l, r] = [index === 0 ? 0 : lean / 2, index === cells.length - 1 ? 0 : lean / 2];
      const corner = (cx: number, base: number, by: number): Corner => [cx, at(base, by, cx)];
      const quad: Quad = [
        corner(x + l, y, above),
        corner(end + r, y, above),
        corner(end - r, to, below),
        corner(x - l, to, below),
      ];
      x = end + gutter;
      return quad;
    });
    y = to + gutter;
    return quads;
  });
}

/** An upright panel. */
export const quad = (x: number, y: number, w: number, h: number): Quad => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Columns whose gutters are at different heights. */
const staggered: Quad[] = [
  quad(16, 16, 220, 300),
  quad(16, 324, 220, 402),
  quad(244, 16, 220, 200),
  quad(244, 224, 220, 240),
  quad(244, 472, 220, 254),
];

/** Five panels around each other: no gutter goes through. */
const pinwheel = (y: number, h: number): Quad[] => [
  quad(16, y, 290, h * 0.3 - 8),
  quad(314, y, 150, h * 0.7 - 8),
  quad(174, y + h * 0.7, 290, h * 0.3),
  quad(16, y + h * 0.3, 150, h * 0.7),
  quad(174, y + h * 0.3, 132, h * 0.4 - 8),
];

const two = [1, 1, 1] as const;
const three = [1, 1, 1, 1] as const;

/** The layouts; the first `cuttable` of them are as a comic's pages mostly are. */
export const layouts: readonly Layout[] = [
  { name: "two by two", panels: rows([two, two]) },
  { name: "two by three", panels: rows([two, two, two]), fill: "busy" },
  { name: "three by three", panels: rows([three, three, three]), gutter: cream, fill: "busy" },
  {
    name: "four strips",
    panels: rows([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]),
    fill: "photo",
  },
  {
    name: "wide above two",
    panels: rows([
      [3, 1],
      [2, 2, 3],
    ]),
    gutter: rose,
  },
  {
    name: "two, wide, three",
    panels: rows([
      [2, 3, 2],
      [3, 1],
      [2, 1, 2, 1],
    ]),
    grain: 5,
  },
  { name: "staggered columns", panels: staggered, fill: "busy" },
  { name: "staggered columns, dark", panels: staggered, gutter: black, fill: "flat" },
  {
    name: "one beside three",
    panels: [quad(16, 16, 200, 710), ...[0, 1, 2].map((i) => quad(224, 16 + i * 240, 240, 230))],
  },
  { name: "leaning gutters", panels: rows([two, three, two], { lean: 34 }), gutter: cream },
  {
    name: "leaning the other way",
    panels: rows([[2, 3, 2], [3, 1], two], { lean: -44 }),
    fill: "busy",
  },
  {
    name: "falling rows",
    panels: rows(
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      { fall: 40 },
    ),
  },
  {
    name: "rising rows that lean",
    panels: rows([[1, 1], two, [1, 1]], { fall: -44, lean: 40 }),
    gutter: cream,
  },
  { name: "steep rows", panels: rows([[1, 1], two, [1, 1]], { fall: 90 }), fill: "photo" },
  { name: "black gutters", panels: rows([two, [1, 1], two]), gutter: black, fill: "busy" },
  {
    name: "black gutters, photographs",
    panels: rows([two, two]),
    gutter: black,
    fill: "photo",
    frame: false,
  },
  { name: "slate gutters", panels: rows([three, two]), gutter: slate, fill: "busy" },
  { name: "narrow gutters", panels: rows([two, two, two], { gutter: 5 }), fill: "busy" },
  {
    name: "broad gutters",
    panels: rows([two, [1, 1], two], { gutter: 22, margin: 30, bottom: 30 }),
  },
  {
    name: "photographs without frames",
    panels: rows([
      [2, 1],
      [1, 1, 1],
    ]),
    fill: "photo",
    frame: false,
  },
  { name: "grainy paper", panels: rows([two, [1, 1], three]), gutter: cream, grain: 9 },
  { name: "a foot with lettering", panels: rows([two, [1, 1], two], { bottom: 50 }), foot: true },
  {
    name: "bleeds to the sides",
    panels: [
      quad(0, 16, 480, 220),
      quad(0, 244, 236, 240),
      quad(244, 244, 236, 240),
      quad(0, 492, 480, 250),
    ],
    fill: "busy",
  },
  {
    name: "bleeds on all sides",
    panels: rows([two, [1, 1], two], { margin: 0, bottom: 0 }),
    fill: "busy",
  },
  {
    name: "a bubble over a gutter",
    panels: rows([
      [1, 1],
      [1, 1],
    ]),
    bubbles: [[0.4, 0.5, 0.13, 0.05]],
    gutter: cream,
    fill: "photo",
  },
  {
    name: "a bubble between neighbors",
    panels: rows([[2, 1], two]),
    bubbles: [[0.5, 0.8, 0.11, 0.05]],
    gutter: rose,
    fill: "flat",
  },
  {
    name: "a white bubble over a white gutter",
    panels: rows([
      [1, 1],
      [1, 1],
      [1, 1],
    ]),
    bubbles: [[0.6, 0.345, 0.12, 0.03]],
    fill: "photo",
  },
  { name: "night on black", panels: rows([two, two]), gutter: black, fill: "night", frame: false },
  { name: "a pinwheel", panels: pinwheel(16, 710) },
  { name: "a strip above a pinwheel", panels: [quad(16, 16, 448, 200), ...pinwheel(224, 502)] },
  {
    name: "bubbles all over the gutters",
    panels: rows([two, two]),
    bubbles: [
      [0.5, 0.5, 0.3, 0.1],
      [0.5, 0.2, 0.1, 0.06],
      [0.5, 0.8, 0.1, 0.06],
    ],
    gutter: cream,
  },
  { name: "a splash", panels: rows([[1, 1]]), fill: "busy", isOne: true },
  {
    name: "a splash to the edges",
    panels: [quad(0, 0, 480, 742)],
    fill: "busy",
    frame: false,
    isOne: true,
  },
  {
    name: "a photograph",
    panels: [quad(0, 0, 480, 742)],
    fill: "photo",
    frame: false,
    isOne: true,
  },
  { name: "lettering alone", panels: [], foot: true },
  { name: "grain alone", panels: [], grain: 60 },
];

/** How many of the layouts have gutters that can be cut along, from the first. */
export const cuttable = 27;
