import { hash } from "./seeded";

/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** The ink every outline is drawn with: a warm near-black, softer than pure black. */
export const ink = "#2a1a24";

/** A number as short as SVG allows without the eye noticing. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A point moved along another. */
export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

/** The point a fraction of the way from one point to another. */
export function along(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}

/** A colour (`#rrggbb`) a fraction of the way towards another. */
export function mix(from: string, to: string, t: number): string {
  const part = (at: number) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The shadow tone of a colour: cooler as well as darker, as on painted cels. */
export function shadeOf(colour: string): string {
  return mix(colour, "#3b2058", 0.27);
}

/** A smooth curve through points (Catmull–Rom as beziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0];
  let d = `M${num(at(0)[0])},${num(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      `C${num(b[0] + (c[0] - a[0]) / 6)},${num(b[1] + (c[1] - a[1]) / 6)} ` +
      `${num(c[0] - (e[0] - b[0]) / 6)},${num(c[1] - (e[1] - b[1]) / 6)} ${num(c[0])},${num(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed limb-like shape around a spine, as thick at each point as its radius. */
export function tube(spine: readonly Point[], radii: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const ends: Point[] = [];
  spine.forEach((point, i) => {
    const before = spine[i - 1] ?? point;
    const after = spine[i + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const ahead: Point = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    const r = radii[i] ?? radii[radii.length - 1] ?? 1;
    left.push([point[0] + ahead[1] * r, point[1] - ahead[0] * r]);
    right.unshift([point[0] - ahead[1] * r, point[1] + ahead[0] * r]);
    if (i === 0) ends.push([point[0] - ahead[0] * r * 0.8, point[1] - ahead[1] * r * 0.8]);
    if (i === spine.length - 1)
      ends.push([point[0] + ahead[0] * r * 0.9, point[1] + ahead[1] * r * 0.9]);
  });
  const [start, end] = ends;
  return curve([...(start ? [start] : []), ...left, ...(end ? [end] : []), ...right], true);
}

/** A polygon's path. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join("L")}Z`;
}

/** An ellipse as path data, so that it can be clipped and shaded like any other shape. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${num(cx - rx)},${num(cy)}a${num(rx)},${num(ry)} 0 1 1 ${num(rx * 2)},0a${num(rx)},${num(ry)} 0 1 1 ${num(-rx * 2)},0Z`;
}

/** A group, moved, turned and scaled. Leaves out what is not needed. */
export function group(
  content: string,
  place: { x?: number; y?: number; turn?: number; scale?: number | Point; opacity?: number } = {},
): string {
  const { x = 0, y = 0, turn = 0, scale = 1, opacity } = place;
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const parts = [
    x || y ? `translate(${num(x)} ${num(y)})` : "",
    turn ? `rotate(${num(turn)})` : "",
    sx !== 1 || sy !== 1
      ? `scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`
      : "",
  ].filter(Boolean);
  const transform = parts.length > 0 ? ` transform="${parts.join(" ")}"` : "";
  const fade = opacity === undefined ? "" : ` opacity="${opacity}"`;
  return `<g${transform}${fade}>${content}</g>`;
}

/** A plain filled shape without an outline. (Rasterisers draw `fill-opacity` far faster than `opacity`.) */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

/** A pen stroke; its ends and corners are round because the whole document's are. */
export function stroke(d: string, width = 2.4, colour: string = ink, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}/>`;
}

/** How an inked shape differs from the ordinary. */
export interface Inking {
  /** The shadow tone; the fill's own shadow unless told. */
  shade?: string;
  /** Thickness of the outline. */
  weight?: number;
  /** Where the light falls, as the shift of the lit part against the whole. */
  light?: Point;
  /** Drawn on the shape and cut off at its edge (markings, patterns). */
  inside?: string;
  outline?: string;
}

/**
 * A shape as an inker and a colourist would leave it: outline heavier on the lower right (the ink is
 * offset), a shadow tone below, the local colour above, markings cut off at the edge.
 * Names are hashes of the outline, so that the same shape always gets the same bytes.
 */
export function inked(d: string, colour: string, how: Inking = {}): string {
  const {
    shade = shadeOf(colour),
    weight = 2.6,
    light = [-4, -5],
    inside = "",
    outline = ink,
  } = how;
  const id = `s${hash(d).toString(36)}`;
  const lit = `transform="translate(${num(light[0])} ${num(light[1])})"`;
  return (
    `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath>` +
    `<use href="#${id}p" transform="translate(.7 .9)" fill="${outline}" stroke="${outline}" stroke-width="${num(weight * 1.7)}"/>` +
    `<use href="#${id}p" fill="${shade}"/>` +
    `<g clip-path="url(#${id})"><use href="#${id}p" fill="${colour}" ${lit}/>${inside}</g>`
  );
}

/** A linear gradient from top to bottom (or left to right), and the reference to fill with. */
export function gradient(
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  kind: "down" | "across" | "round" = "down",
): { defs: string; ref: string } {
  const body = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
  const id = `g${hash(kind + body).toString(36)}`;
  const defs =
    kind === "round"
      ? `<radialGradient id="${id}">${body}</radialGradient>`
      : `<linearGradient id="${id}" x1="0" y1="0" x2="${kind === "across" ? 1 : 0}" y2="${kind === "across" ? 0 : 1}">${body}</linearGradient>`;
  return { defs, ref: `url(#${id})` };
}

/** A rectangle filled with a gradient or a colour. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1,
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
}

/** A soft round light, brightest in the middle. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  const { defs, ref } = gradient(
    [
      [0, colour, strength],
      [0.45, colour, strength * 0.4],
      [1, colour, 0],
    ],
    "round",
  );
  return `${defs}<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${ref}"/>`;
}

/** A whole SVG document; definitions that occur more than once are kept only the first time. */
export function svgDocument(width: number, height: number, content: string): string {
  const seen = new Set<string>();
  const body = content.replace(
    /<(clipPath|linearGradient|radialGradient) id="([^"]+)".*?<\/\1>/g,
    (whole: string, _kind: string, id: string) => {
      if (seen.has(id)) return "";
      seen.add(id);
      return whole;
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}
