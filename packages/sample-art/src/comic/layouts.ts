import type { Point } from "../pen";

/** The natural size of a comic page. */
export const pageSize = { width: 1100, height: 1700 } as const;

const margin = 42;
const gutter = 20;
const foot = 92;

interface Row {
  /** Share of the page's height. */
  height: number;
  /** Shares of the row's width. */
  cells: number[];
  /** How far the gutters inside the row lean, in pixels. */
  lean?: number;
  /** How far the gutter below the row falls from left to right. */
  fall?: number;
}

interface Inset {
  /** Drawn over the others, as fractions of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const plans = {
  splash: { rows: [{ height: 1, cells: [1] }] },
  "splash-inset": {
    rows: [{ height: 1, cells: [1] }],
    insets: [{ x: 0.53, y: 0.68, width: 0.41, height: 0.25 }],
  },
  "splash-strip": {
    rows: [
      { height: 0.66, cells: [1] },
      { height: 0.34, cells: [0.5, 0.5], lean: 40 },
    ],
  },
  "strip-splash": {
    rows: [
      { height: 0.33, cells: [0.5, 0.5], lean: -36 },
      { height: 0.67, cells: [1] },
    ],
  },
  "three-rows": {
    rows: [
      { height: 0.33, cells: [1], fall: 34 },
      { height: 0.33, cells: [1], fall: -34 },
      { height: 0.34, cells: [1] },
    ],
  },
  "wide-two-wide": {
    rows: [
      { height: 0.35, cells: [1] },
      { height: 0.3, cells: [0.54, 0.46], lean: 46 },
      { height: 0.35, cells: [1] },
    ],
  },
  "two-wide-two": {
    rows: [
      { height: 0.32, cells: [0.5, 0.5] },
      { height: 0.36, cells: [1], fall: 0 },
      { height: 0.32, cells: [0.46, 0.54], lean: -40 },
    ],
  },
  "wide-two-two": {
    rows: [
      { height: 0.36, cells: [1], fall: 0 },
      { height: 0.32, cells: [0.55, 0.45], lean: 34 },
      { height: 0.32, cells: [0.45, 0.55], lean: 34 },
    ],
  },
  "two-two-wide": {
    rows: [
      { height: 0.31, cells: [0.54, 0.46], lean: -30 },
      { height: 0.31, cells: [0.46, 0.54], lean: -30 },
      { height: 0.38, cells: [1] },
    ],
  },
  six: {
    rows: [
      { height: 0.33, cells: [0.52, 0.48] },
      { height: 0.34, cells: [0.48, 0.52] },
      { height: 0.33, cells: [0.52, 0.48] },
    ],
  },
  diagonal: {
    rows: [
      { height: 0.36, cells: [1], fall: 90 },
      { height: 0.3, cells: [0.5, 0.5], lean: 70, fall: 90 },
      { height: 0.34, cells: [1] },
    ],
  },
  "two-wide": {
    rows: [
      { height: 0.42, cells: [0.5, 0.5], lean: 54 },
      { height: 0.58, cells: [1] },
    ],
  },
} satisfies Record<string, { rows: Row[]; insets?: Inset[] }>;

/** A way of dividing a page into panels. */
export type LayoutName = keyof typeof plans;

/** The panels of a layout as polygons, in reading order; insets come last and are drawn on top. */
export function panelsOf(layout: LayoutName): { corners: Point[]; inset: boolean }[] {
  const plan: { rows: Row[]; insets?: Inset[] } = plans[layout];
  const left = margin;
  const right = pageSize.width - margin;
  const tall = pageSize.height - margin - foot - gutter * (plan.rows.length - 1);
  const panels: { corners: Point[]; inset: boolean }[] = [];
  let y = margin;
  let topFall = 0;
  const along = (base: number, fall: number, x: number) =>
    base + fall * ((x - left) / (right - left) - 0.5);
  plan.rows.forEach((row, r) => {
    const bottom = y + tall * row.height;
    const fall = r === plan.rows.length - 1 ? 0 : (row.fall ?? 0);
    const lean = row.lean ?? 0;
    const width = right - left - gutter * (row.cells.length - 1);
    let x = left;
    row.cells.forEach((cell, c) => {
      const end = x + width * cell;
      const leanLeft = c === 0 ? 0 : lean / 2;
      const leanRight = c === row.cells.length - 1 ? 0 : lean / 2;
      const corner = (at: number, shift: number, base: number, tilt: number): Point => [
        at + shift,
        along(base, tilt, at + shift),
      ];
      panels.push({
        corners: [
          corner(x, leanLeft, y, topFall),
          corner(end, leanRight, y, topFall),
          corner(end, -leanRight, bottom, fall),
          corner(x, -leanLeft, bottom, fall),
        ],
        inset: false,
      });
      x = end + gutter;
    });
    y = bottom + gutter;
    topFall = fall;
  });
  for (const { x, y: top, width, height } of plan.insets ?? []) {
    const [l, t, w, h] = [
      x * pageSize.width,
      top * pageSize.height,
      width * pageSize.width,
      height * pageSize.height,
    ];
    panels.push({
      corners: [
        [l, t],
        [l + w, t],
        [l + w, t + h],
        [l, t + h],
      ],
      inset: true,
    });
  }
  return panels;
}
