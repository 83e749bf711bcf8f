import sharp from "sharp";
import type { Pixels, PanelRect } from "../src/find-panels";

/** Draws comic pages whose panels are hard to find, for the tests. A seed draws one page forever. */

type Point = readonly [number, number];
/** From the top left corner clockwise, in pixels. */
type Quad = readonly [Point, Point, Point, Point];

export interface HardPage {
  /** Says what is hard about it. */
  name: string;
  panels: PanelRect[];
  rightToLeft: boolean;
  /** The page as a JPEG or PNG file. */
  file: Buffer;
}

class Chance {
  private state: number;
  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 2654435761);
  }
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  between(from: number, to: number): number {
    return from + this.unit() * (to - from);
  }
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }
  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)]!;
  }
  is(share: number): boolean {
    return this.unit() < share;
  }
}

interface Style {
  ink: string;
  paper: string;
  isColor: boolean;
  /** Width of a pen line, in pixels. */
  pen: number;
  isDark: boolean;
}

/** The kinds of page that are drawn. */
export const kinds = [
  "manga",
  "four-panel manga",
  "strip in a row",
  "white on white",
  "bleeding",
  "slanted",
  "black gutters",
  "painted",
  "color page",
  "vertical strip",
] as const;
export type Kind = (typeof kinds)[number];

/** @param isScanned whether the page has the flaws of print and scanner: see `wearOf` */
export async function drawHardPage(kind: Kind, seed: number, isScanned = false): Promise<HardPage> {
  const chance = new Chance(seed * 31 + kinds.indexOf(kind) * 7919);
  const width = Math.round(
    kind === "strip in a row" ? chance.between(500, 1600) : 300 * (2000 / 300) ** chance.unit(),
  );
  const aspect = {
    "strip in a row": chance.between(0.26, 0.42),
    "vertical strip": chance.between(2, 3.4),
  }[kind as string];
  const height = Math.round(width * (aspect ?? chance.between(1.3, 1.5)));
  const unit = Math.min(width, height * 1.4);
  const isBlack = kind === "black gutters";
  const isColor = ["painted", "color page", "black gutters"].includes(kind) || chance.is(0.2);
  const gray = chance.whole(205, 235);
  const paper = isBlack
    ? chance.pick(["#000", "#0a0a0c", "#141414"])
    : chance.pick(["#fff", "#fff", "#fff", `rgb(${gray},${gray},${gray})`, "#f6efdf", "#fdfdfb"]);
  const isPainted = kind === "painted";
  const frame =
    isPainted || (isBlack && chance.is(0.7))
      ? 0
      : chance.pick([1, 1.5, 2, 3]) * Math.max(1, unit / 1100);
  const style: Style = {
    ink: isBlack ? "#111" : chance.pick(["#000", "#111", "#1c1820"]),
    paper: isBlack ? "#fff" : paper,
    isColor,
    pen: Math.max(1, (unit / 700) * chance.between(0.8, 1.6)),
    isDark: isBlack,
  };
  const rightToLeft = kind.includes("manga") ? true : chance.is(0.2);
  const wear = isScanned ? wearOf(new Chance(seed * 17 + kinds.indexOf(kind))) : undefined;
  const room = { width, height, unit, chance, rightToLeft, frame, margin: wear?.margin };
  const { quads, titles } = layOut(kind, room);
  const parts: string[] = [];
  const clips: string[] = [];
  for (const [index, quad] of quads.entries()) {
    const points = quad.map((point) => point.join(",")).join(" ");
    clips.push(`<clipPath id="p${index}"><polygon points="${points}"/></clipPath>`);
    const isUnframed = wear?.unframed === index && quads.length > 2;
    const fill = isUnframed ? anyColor(chance, 60, 190) : panelFill(kind, style, chance);
    const content = drawContent(boxOf(quad), kind, style, chance);
    parts.push(
      `<g clip-path="url(#p${index})"><polygon points="${points}" fill="${fill}"/>${content}</g>`,
    );
    if (frame > 0 && !isUnframed) {
      const wobble = chance.is(0.15) ? frame : 0;
      parts.push(
        `<path d="${wobbly(quad, wobble, chance)}" fill="none" stroke="${isBlack ? "#eee" : style.ink}" stroke-width="${frame.toFixed(2)}" ${wear ? dashes(wear, unit) : ""}/>`,
      );
    }
  }
  const crossings = chance.is(0.6) ? chance.whole(1, 3) : 0;
  for (let index = 0; index < crossings; index++)
    parts.push(drawCrossing(quads, style, chance, unit));
  if (wear) {
    for (let index = 0; index < wear.soundEffects; index++) {
      const [, top, right, bottom] = boxOf(chance.pick(quads));
      const size = unit * chance.between(0.02, 0.05);
      const at = [right - size * 2, chance.between(top, bottom - size), size * 4, size] as const;
      parts.push(drawLettering(at, style.isDark ? "#eee" : style.ink, chance));
    }
    titles.push([width * 0.46, height - unit * 0.018, unit * 0.06, unit * 0.012]);
  }
  for (const title of titles)
    parts.push(drawLettering(title, style.isDark ? "#eee" : style.ink, chance));
  const turn = kind !== "bleeding" && chance.is(0.25) ? chance.between(-0.6, 0.6) : 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${clips.join("")}</defs><rect width="100%" height="100%" fill="${paper}"/><g transform="rotate(${turn} ${width / 2} ${height / 2})">${parts.join("")}</g></svg>`;
  const grain = chance.is(0.3) ? chance.between(2, 14) : 0;
  const quality = chance.pick([50, 50, 60, 75, 90, 0]);
  const file = await print(svg, {
    grain,
    quality,
    isGray: !isColor && chance.is(0.5),
    chance,
    wear,
  });
  const panels = quads.map((quad) => {
    const angle = (turn * Math.PI) / 180;
    const turned = quad.map(([x, y]): Point => {
      const [dx, dy] = [x - width / 2, y - height / 2];
      return [
        width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
        height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    });
    const [left, top, right, bottom] = boxOf(turned as unknown as Quad);
    const [x, y] = [Math.max(0, left / width), Math.max(0, top / height)];
    return {
      x,
      y,
      width: Math.min(1, right / width) - x,
      height: Math.min(1, bottom / height) - y,
    };
  });
  const name = `${kind} ${seed}: ${width}×${height}, frame ${frame.toFixed(1)}, paper ${paper}, grain ${grain.toFixed(0)}, quality ${quality}, ${crossings} crossings, turned ${turn.toFixed(1)}°`;
  return { name, panels, rightToLeft, file };
}

interface Wear {
  /** The shade at one side, as of a page bent at its spine, and over the whole page: 0 is none. */
  spineShade: number;
  fallOff: number;
  isSpineLeft: boolean;
  /** How yellow the paper is: 0 is white. */
  yellow: number;
  /** Gaps in each frame, in shares of the page. */
  gap: number;
  /** The panel that has no frame. */
  unframed: number;
  /** Lettering over gutters. */
  soundEffects: number;
  /** The margin, as a share of the page's width; none for the usual one. */
  margin: number | undefined;
}

/** Flaws of a scanned page. */
const wearOf = (chance: Chance): Wear => ({
  spineShade: chance.pick([0, 0.05, 0.15, 0.3]),
  fallOff: chance.pick([0, 0.05, 0.1, 0.16]),
  isSpineLeft: chance.is(0.5),
  yellow: chance.pick([0, 0, 0.06, 0.12]),
  gap: chance.pick([0, 0.002, 0.004, 0.008]),
  unframed: chance.whole(0, 9),
  soundEffects: chance.pick([0, 0, 1, 2]),
  margin: chance.pick([undefined, 0.006, 0.012]),
});

/** A stroke pattern with a gap in each frame about once in a third of the page. */
const dashes = ({ gap }: Wear, unit: number) =>
  gap === 0 ? "" : `stroke-dasharray="${(unit * 0.31).toFixed(1)} ${(unit * gap).toFixed(1)}"`;

/** Darkens a page as its paper and the scanner do. */
function shade(data: Buffer, width: number, height: number, wear: Wear): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = wear.isSpineLeft ? x / width : 1 - x / width;
      const light =
        (1 - wear.spineShade * Math.exp(-across * 25)) *
        (1 - wear.fallOff * ((across + y / height) / 2));
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) data[at + channel]! *= light;
      data[at + 2]! *= 1 - wear.yellow;
    }
  }
}

async function print(
  svg: string,
  {
    grain,
    quality,
    isGray,
    chance,
    wear,
  }: { grain: number; quality: number; isGray: boolean; chance: Chance; wear: Wear | undefined },
): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (wear) shade(data, info.width, info.height, wear);
  if (grain > 0) {
    for (let at = 0; at < data.length; at += 3) {
      const off = (chance.unit() + chance.unit() - 1) * grain * 1.7;
      for (let channel = at; channel < at + 3; channel++) {
        data[channel] = Math.min(255, Math.max(0, data[channel]! + off));
      }
    }
  }
  let image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  if (isGray) image = image.grayscale();
  return quality === 0 ? image.png().toBuffer() : image.jpeg({ quality }).toBuffer();
}

/** The pixels of a page as the server has them. */
export async function readPixels(
  file: Buffer,
  within = { width: 2_000, height: 2_000 },
): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .resize({ ...within, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

interface Room {
  width: number;
  height: number;
  unit: number;
  chance: Chance;
  rightToLeft: boolean;
  frame: number;
  /** A share of the page's width; none for the usual one. */
  margin: number | undefined;
}

/** Rows of panels in reading order, and where titles and page numbers stand. */
function layOut(kind: Kind, room: Room) {
  const { width, height, unit, chance, rightToLeft, frame } = room;
  const isBleeding = kind === "bleeding";
  const gutter = Math.max(frame + 3.5, unit * chance.between(0.008, 0.026));
  const usualMargin = chance.between(0.02, 0.07);
  const margin = isBleeding ? 0 : unit * (room.margin ?? usualMargin);
  const titles: (readonly [number, number, number, number])[] = [];
  const quads: Quad[] = [];
  const slant = kind === "slanted" ? 1 : kind === "manga" && chance.is(0.4) ? 0.5 : 0;
  if (kind === "four-panel manga") {
    const columns = chance.pick([1, 2, 2]);
    const gap = gutter * chance.between(2, 4);
    const titleHeight = chance.is(0.6) ? unit * 0.035 : 0;
    const rowGap = gutter + titleHeight * chance.pick([0, 0, 1]);
    const columnWidth = (width - 2 * margin - gap * (columns - 1)) / columns;
    const top = margin + titleHeight * 1.4;
    const tall = (height - top - margin * 1.4 - rowGap * 3) / 4;
    for (let index = 0; index < columns; index++) {
      const column = rightToLeft ? columns - 1 - index : index;
      const x = margin + column * (columnWidth + gap);
      if (titleHeight > 0)
        titles.push([
          x + columnWidth * 0.2,
          top - titleHeight * 1.2,
          columnWidth * 0.6,
          titleHeight * 0.8,
        ]);
      for (let row = 0; row < 4; row++)
        quads.push(upright(x, top + row * (tall + rowGap), columnWidth, tall));
    }
    return { quads, titles };
  }
  const rowCount =
    kind === "strip in a row"
      ? 1
      : kind === "vertical strip"
        ? chance.whole(3, 5)
        : chance.whole(2, 4);
  const foot = chance.is(0.4) && !isBleeding ? unit * 0.03 : 0;
  if (foot > 0)
    titles.push([width / 2 - unit * 0.03, height - margin * 0.6 - foot, unit * 0.06, foot * 0.5]);
  const parts = Array.from({ length: rowCount }, () => chance.between(0.7, 1.5));
  const sum = parts.reduce((all, part) => all + part, 0);
  const tall = height - 2 * margin - foot - gutter * (rowCount - 1);
  let y = margin;
  let fall = 0;
  for (const [row, part] of parts.entries()) {
    const to = y + (tall * part) / sum;
    const nextFall =
      row < rowCount - 1 && slant > 0 && chance.is(0.6)
        ? chance.between(-0.05, 0.05) * slant * unit
        : 0;
    const count =
      kind === "strip in a row"
        ? chance.whole(3, 5)
        : kind === "vertical strip"
          ? 1
          : chance.pick([1, 2, 2, 3, 3]);
    const cells = Array.from({ length: count }, () => chance.between(0.7, 1.5));
    const cellSum = cells.reduce((all, cell) => all + cell, 0);
    const bleedsLeft = isBleeding || (kind === "manga" && chance.is(0.15));
    const [left, right] = [bleedsLeft ? 0 : margin, width - (isBleeding ? 0 : margin)];
    const wide = right - left - gutter * (count - 1);
    const at = (base: number, by: number, x: number): Point => [x, base + by * (x / width - 0.5)];
    const rowQuads: Quad[] = [];
    let x = left;
    let lean = 0;
    for (const [index, cell] of cells.entries()) {
      const end = x + (wide * cell) / cellSum;
      const isLast = index === count - 1;
      const nextLean =
        isLast || slant === 0 || chance.is(0.4) ? 0 : chance.between(-0.1, 0.1) * slant * unit;
      const isTall =
        slant === 0 && count >= 2 && index === (row % 2 === 0 ? count - 1 : 0) && chance.is(0.25);
      const cellTop = at(y, fall, x + lean / 2);
      if (isTall) {
        const middle = y + (to - y) * chance.between(0.4, 0.6);
        rowQuads.push(
          upright(x, y, end - x, middle - gutter / 2 - y),
          upright(x, middle + gutter / 2, end - x, to - middle - gutter / 2),
        );
      } else {
        rowQuads.push([
          cellTop,
          at(y, fall, end + nextLean / 2),
          at(to, nextFall, end - nextLean / 2),
          at(to, nextFall, x - lean / 2),
        ]);
      }
      lean = nextLean;
      x = end + gutter;
    }
    quads.push(...inOrder(rowQuads, rightToLeft));
    y = to + gutter;
    fall = nextFall;
  }
  return { quads, titles };
}

/** The panels of a row as they are read: columns from the reading side, each from above. */
function inOrder(row: Quad[], rightToLeft: boolean): Quad[] {
  if (!rightToLeft) return row;
  const columns = new Map<number, Quad[]>();
  for (const quad of row) {
    const x = Math.round((quad[0][0] + quad[3][0]) / 2);
    columns.set(x, [...(columns.get(x) ?? []), quad]);
  }
  return [...columns.keys()].sort((a, b) => b - a).flatMap((x) => columns.get(x)!);
}

const upright = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function boxOf(quad: Quad): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function wobbly(quad: Quad, by: number, chance: Chance): string {
  const points = quad.flatMap((from, index) => {
    const to = quad[(index + 1) % 4]!;
    return [0, 0.25, 0.5, 0.75].map((share) => [
      from[0] + (to[0] - from[0]) * share + chance.between(-by, by),
      from[1] + (to[1] - from[1]) * share + chance.between(-by, by),
    ]);
  });
  return `M${points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join("L")}Z`;
}

const anyColor = (chance: Chance, from = 30, to = 230) =>
  `rgb(${chance.whole(from, to)},${chance.whole(from, to)},${chance.whole(from, to)})`;

function panelFill(kind: Kind, style: Style, chance: Chance): string {
  if (kind === "white on white") return style.paper;
  if (kind === "painted")
    return style.isDark ? anyColor(chance, 40, 200) : anyColor(chance, 30, 190);
  if (kind === "black gutters") return anyColor(chance, 45, 230);
  if (style.isColor) return chance.is(0.75) ? anyColor(chance, 60, 240) : style.paper;
  if (chance.is(0.12)) return style.ink;
  const gray = chance.whole(120, 230);
  return chance.is(0.65) ? style.paper : `rgb(${gray},${gray},${gray})`;
}

type Draw = (box: [number, number, number, number], style: Style, chance: Chance) => string;

/** What is drawn in panels: each takes the panel's box and may reach beyond, where it is clipped. */
const contents: Record<string, Draw> = {
  face([left, top, right, bottom], { ink, paper, isColor, pen }, chance) {
    const r = Math.min(right - left, bottom - top) * chance.between(0.25, 0.6);
    const [x, y] = [
      chance.between(left + r * 0.4, right - r * 0.4),
      chance.between(top + r * 0.8, bottom),
    ];
    const skin = isColor ? anyColor(chance, 120, 255) : paper;
    const hair = chance.is(0.5) ? ink : isColor ? anyColor(chance) : paper;
    const stroke = `stroke="${ink}" stroke-width="${pen}"`;
    const eyes = [-0.35, 0.35]
      .map(
        (dx) =>
          `<ellipse cx="${x + dx * r}" cy="${y - r * 0.05}" rx="${r * 0.12}" ry="${r * 0.2}" fill="${ink}"/>`,
      )
      .join("");
    return `<path d="M${x - r * 1.4} ${y + r * 2.5}Q${x} ${y + r * 0.4} ${x + r * 1.4} ${y + r * 2.5}Z" fill="${isColor ? anyColor(chance) : paper}" ${stroke}/><ellipse cx="${x}" cy="${y}" rx="${r * 0.8}" ry="${r}" fill="${skin}" ${stroke}/><path d="M${x - r * 0.9} ${y}Q${x - r} ${y - r * 1.4} ${x} ${y - r * 1.2}T${x + r * 0.9} ${y}L${x + r * 0.4} ${y - r * 0.5}L${x} ${y - r * 0.3}L${x - r * 0.4} ${y - r * 0.6}Z" fill="${hair}" ${stroke}/>${eyes}<path d="M${x - r * 0.2} ${y + r * 0.5}q${r * 0.2} ${r * 0.2} ${r * 0.4} 0" fill="none" ${stroke}/>`;
  },
  hatching([left, top, right, bottom], { ink, pen }, chance) {
    const [step, lean] = [pen * chance.between(3, 6), chance.between(-1, 1) * (bottom - top)];
    const from = chance.between(left, right);
    const lines: string[] = [];
    for (let x = from; x < from + (right - left) * 0.5; x += step)
      lines.push(`M${x} ${top}l${lean} ${bottom - top}`);
    return `<path d="${lines.join("")}" stroke="${ink}" stroke-width="${pen}"/>`;
  },
  speedLines([left, top, right, bottom], { ink, pen }, chance) {
    const [x, y] = [chance.between(left, right), chance.between(top, bottom)];
    const isRound = chance.is(0.6);
    return Array.from({ length: 40 }, (_, index) => {
      if (!isRound) {
        const at = top + ((bottom - top) * (index + chance.unit())) / 40;
        return `<path d="M${left} ${at}H${right}" stroke="${ink}" stroke-width="${pen * chance.between(0.4, 1.6)}"/>`;
      }
      const angle = (index / 40) * Math.PI * 2;
      const [inner, outer] = [(right - left) * chance.between(0.2, 0.35), right - left];
      return `<path d="M${x + Math.cos(angle) * inner} ${y + Math.sin(angle) * inner}L${x + Math.cos(angle) * outer} ${y + Math.sin(angle) * outer}" stroke="${ink}" stroke-width="${pen * chance.between(0.5, 2)}"/>`;
    }).join("");
  },
  lettering([left, top, right, bottom], { ink }, chance) {
    const size = (bottom - top) * chance.between(0.15, 0.3);
    return drawLettering(
      [
        chance.between(left, (left + right) / 2),
        chance.between(top, bottom - size),
        (right - left) * 0.6,
        size,
      ],
      ink,
      chance,
    );
  },
  window([left, top, right, bottom], { ink, paper, isColor, pen }, chance) {
    const [w, h] = [
      (right - left) * chance.between(0.2, 0.6),
      (bottom - top) * chance.between(0.2, 0.6),
    ];
    const [x, y] = [chance.between(left, right - w), chance.between(top, bottom - h)];
    const fill = isColor ? anyColor(chance, 100, 255) : paper;
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${ink}" stroke-width="${pen * 1.5}"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" stroke="${ink}" stroke-width="${pen * chance.between(1, 5)}"/>`;
  },
  textBox([left, top, right, bottom], style, chance) {
    const [w, h] = [
      (right - left) * chance.between(0.3, 0.8),
      (bottom - top) * chance.between(0.1, 0.25),
    ];
    const inset = chance.pick([0, style.pen * 4]);
    return `<rect x="${left + inset}" y="${top + inset}" width="${w}" height="${h}" fill="${style.paper}" stroke="${style.ink}" stroke-width="${style.pen}"/>${drawLettering([left + inset + w * 0.1, top + inset + h * 0.3, w * 0.8, h * 0.4], style.ink, chance)}`;
  },
  bubble([left, top, right, bottom], style, chance) {
    const rx = (right - left) * chance.between(0.15, 0.35);
    const ry = Math.min(rx, (bottom - top) * chance.between(0.12, 0.3));
    return drawBubble(
      chance.between(left + rx, right - rx),
      chance.between(top + ry * 0.6, bottom - ry),
      rx,
      ry,
      style,
      chance,
    );
  },
  blacks([left, top, right, bottom], { ink }, chance) {
    const points = Array.from(
      { length: 6 },
      () => `${chance.between(left - 20, right + 20)},${chance.between(top - 20, bottom + 20)}`,
    );
    return `<polygon points="${points.join(" ")}" fill="${ink}"/>`;
  },
  screentone([left, top, right, bottom], { ink, pen }, chance) {
    const step = Math.max(4, pen * chance.between(3, 5), (right - left) / 60);
    const from = top + (bottom - top) * chance.between(0, 0.6);
    const dots: string[] = [];
    for (let y = from, row = 0; y < bottom; y += step, row++) {
      for (let x = left + (row % 2) * step * 0.5; x < right; x += step)
        dots.push(`M${x.toFixed(1)} ${y.toFixed(1)}h0`);
    }
    return `<path d="${dots.join("")}" stroke="${ink}" stroke-linecap="round" stroke-width="${step * chance.between(0.3, 0.6)}"/>`;
  },
  horizon([left, top, right, bottom], { ink, isColor, pen }, chance) {
    const y = chance.between(top, bottom);
    const hills = `M${left} ${y}Q${(left + right) / 2} ${y + chance.between(-0.3, 0.3) * (bottom - top)} ${right} ${y}`;
    const ground = isColor
      ? `<path d="${hills}V${bottom}H${left}Z" fill="${anyColor(chance)}"/>`
      : "";
    const trees = Array.from({ length: chance.whole(0, 6) }, () => {
      const x = chance.between(left, right);
      const h = (bottom - top) * chance.between(0.1, 0.4);
      return `<path d="M${x} ${y + h * 0.2}l${h * 0.25} 0l${-h * 0.25} ${-h}l${-h * 0.25} ${h}z" fill="${isColor ? anyColor(chance) : "none"}" stroke="${ink}" stroke-width="${pen}"/>`;
    });
    return `${ground}<path d="${hills}" fill="none" stroke="${ink}" stroke-width="${pen}"/>${trees.join("")}`;
  },
  paint([left, top, right, bottom], { isDark }, chance) {
    return Array.from({ length: 14 }, () => {
      const [rx, ry] = [
        (right - left) * chance.between(0.1, 0.5),
        (bottom - top) * chance.between(0.1, 0.5),
      ];
      const [x, y] = [chance.between(left, right), chance.between(top, bottom)];
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${chance.whole(0, 90)} ${x} ${y})" fill="${anyColor(chance, isDark ? 20 : 20, 235)}" opacity="${chance.between(0.3, 0.9)}"/>`;
    }).join("");
  },
};

function drawContent(
  box: [number, number, number, number],
  kind: Kind,
  style: Style,
  chance: Chance,
): string {
  const isPaint = kind === "painted" || (kind === "black gutters" && chance.is(0.5));
  const names = isPaint
    ? ["paint", ...(chance.is(0.5) ? ["face"] : []), ...(chance.is(0.4) ? ["bubble"] : [])]
    : [
        chance.pick([
          "horizon",
          "hatching",
          "screentone",
          "blacks",
          "speedLines",
          "window",
          "horizon",
        ]),
        ...(kind === "white on white"
          ? []
          : [
              chance.pick(
                ["window", "textBox", "screentone", "lettering", "paint"].slice(
                  0,
                  style.isColor ? 5 : 4,
                ),
              ),
            ]),
        ...(chance.is(0.7) ? ["face"] : []),
        ...(chance.is(0.6) ? ["bubble"] : []),
        ...(chance.is(0.25) ? ["lettering"] : []),
      ];
  if (kind === "white on white" && chance.is(0.5)) names.shift();
  return names.map((name) => contents[name]!(box, style, chance)).join("");
}

function drawBubble(
  x: number,
  y: number,
  rx: number,
  ry: number,
  { ink, pen }: Style,
  chance: Chance,
): string {
  const tail = chance.between(-rx, rx);
  return `<path d="M${x + tail * 0.3} ${y + ry * 0.8}l${tail} ${ry * 0.8}L${x + tail * 0.3 + rx * 0.2} ${y + ry * 0.7}z" fill="#fff" stroke="${ink}" stroke-width="${pen}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" stroke="${ink}" stroke-width="${pen}"/>${drawLettering([x - rx * 0.6, y - ry * 0.3, rx * 1.2, ry * 0.25], "#111", chance)}${drawLettering([x - rx * 0.5, y + ry * 0.1, rx, ry * 0.25], "#111", chance)}`;
}

/** Strokes that fill a line as letters do. */
function drawLettering(
  [x, y, width, height]: readonly [number, number, number, number],
  ink: string,
  chance: Chance,
): string {
  const strokes: string[] = [];
  for (let at = x; at < x + width; at += height * 0.8) {
    if (chance.is(0.15)) continue;
    const [a, b, c, d] = [0, 0, 0, 0].map(() => chance.between(0, height * 0.6));
    strokes.push(
      `M${at + a!} ${y}L${at + b!} ${y + height}M${at} ${y + c!}L${at + height * 0.55} ${y + d!}`,
    );
  }
  return `<path d="${strokes.join("")}" stroke="${ink}" stroke-width="${height * 0.14}" fill="none"/>`;
}

/** A bubble or a figure over the gutter beside or below a panel. */
function drawCrossing(quads: readonly Quad[], style: Style, chance: Chance, unit: number): string {
  const [left, top, right, bottom] = boxOf(chance.pick(quads));
  const isBelow = chance.is(0.5);
  const x = isBelow ? chance.between(left, right) : right;
  const y = isBelow ? bottom : chance.between(top, bottom);
  const size = Math.min(
    unit * 0.11,
    Math.min(right - left, bottom - top) * chance.between(0.15, 0.32),
  );
  if (chance.is(0.6)) return drawBubble(x, y, size, size * chance.between(0.5, 0.8), style, chance);
  return contents["face"]!(
    [x - size, y - size, x + size, y + size],
    { ...style, paper: "#fff" },
    chance,
  );
}
