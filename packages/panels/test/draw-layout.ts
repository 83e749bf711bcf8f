import type { Pixels, PanelRect } from "../src/find-panels";
import { black, height, white, width } from "./layouts";
import type { Fill, Layout, Quad, Rgb } from "./layouts";

/** A repeatable chance, from 0 to 1. */
function chanceOf(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The page of a layout, and where its panels truly are. */
export function drawLayout(layout: Layout, seed: number): { pixels: Pixels; truth: PanelRect[] } {
  const chance = chanceOf(seed + 1);
  const gutter = layout.gutter ?? white;
  const data = new Uint8Array(width * height * 3);
  const put = (x: number, y: number, color: Rgb) => data.set(color, (y * width + x) * 3);
  const each = (within: PanelRect, inside: (x: number, y: number) => Rgb | undefined) => {
    const [left, top] = [Math.floor(within.x * width) - 6, Math.floor(within.y * height) - 6];
    const right = Math.min(width, left + within.width * width + 13);
    const bottom = Math.min(height, top + within.height * height + 13);
    for (let y = Math.max(0, top); y < bottom; y++) {
      for (let x = Math.max(0, left); x < right; x++) {
        const color = inside(x, y);
        if (color) put(x, y, color);
      }
    }
  };
  const ink: Rgb = gutter === black ? [235, 232, 224] : [28, 20, 32];
  each({ x: 0, y: 0, width: 1, height: 1 }, () => gutter);
  const panel = (shape: Quad) => {
    const shade = coarsely(shadeOf(layout.fill ?? "flat", chance, gutter));
    const depthIn = depthOf(shape);
    each(boxed(shape), (x, y) => {
      const depth = depthIn(x, y);
      if (depth < 0) return undefined;
      return depth < 2 && layout.frame !== false ? ink : shade(x, y);
    });
  };
  layout.panels.forEach(panel);
  for (const [x, y, rx, ry] of layout.bubbles ?? []) {
    each({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }, (px, py) => {
      const [dx, dy] = [(px / width - x) / rx, (py / height - y) / ry];
      const off = Math.hypot(dx, dy);
      return off > 1 ? undefined : off > 0.95 ? ink : white;
    });
  }
  if (layout.foot) {
    for (let line = 0; line < (layout.panels.length === 0 ? 24 : 1); line++) {
      for (let x = 30; x < width - 30; x += 7) {
        if (chance() < 0.2) continue;
        const [tall, y] = [5 + Math.floor(chance() * 5), height - 28 - line * 28];
        for (let py = y; py > y - tall; py--) {
          for (let px = x; px < x + 4; px++) put(px, py, ink);
        }
      }
    }
  }
  const grain = layout.grain ?? 1;
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.min(255, Math.max(0, data[at]! + Math.round((chance() - 0.5) * 2 * grain)));
  }
  return { pixels: { data, width, height }, truth: layout.isOne ? [] : layout.panels.map(boxed) };
}

function boxed(shape: Quad): PanelRect {
  const [xs, ys] = [shape.map(([x]) => x / width), shape.map(([, y]) => y / height)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How deep in a shape a pixel lies; below 0 it is outside. */
function depthOf(shape: Quad): (x: number, y: number) => number {
  const sides = shape.map(([ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % 4]!;
    const length = Math.hypot(bx - ax, by - ay);
    const [across, down] = [-(by - ay) / length, (bx - ax) / length];
    return [across, down, -across * ax - down * ay] as const;
  });
  return (x, y) => {
    let depth = Infinity;
    for (const [across, down, from] of sides) depth = Math.min(depth, across * x + down * y + from);
    return depth;
  };
}

/** The same color for four by four pixels: what is drawn is not worth more time. */
function coarsely(shade: (x: number, y: number) => Rgb): (x: number, y: number) => Rgb {
  let [row, cells] = [-1, [] as Rgb[]];
  return (x, y) => {
    if (y >> 2 !== row) [row, cells] = [y >> 2, []];
    return (cells[x >> 2] ??= shade(x & ~3, y & ~3));
  };
}

function shadeOf(fill: Fill, chance: () => number, gutter: Rgb): (x: number, y: number) => Rgb {
  const any = (from = 0, to = 255) => from + chance() * (to - from);
  const color = (from?: number, to?: number): Rgb => [any(from, to), any(from, to), any(from, to)];
  if (fill === "photo") {
    const waves = [0, 1, 2].map(() =>
      Array.from(
        { length: 5 },
        () => [any(-0.05, 0.05), any(-0.05, 0.05), any(0, 6), any(8, 34)] as const,
      ),
    );
    const base = color(70, 170);
    return (x, y) =>
      base
        .map((value, channel) =>
          waves[channel]!.reduce(
            (sum, [a, b, c, d]) => sum + d * Math.sin(a * x + b * y + c),
            value,
          ),
        )
        .map((value) => Math.min(255, Math.max(0, value))) as unknown as Rgb;
  }
  if (fill === "night") {
    const base = color(0, 22);
    return (x, y) => (Math.hypot((x % 97) - 40, (y % 131) - 50) < 2 ? white : base);
  }
  const [from, to] = [color(20, 200), color(20, 200)];
  const spots = Array.from({ length: fill === "busy" ? 24 : 0 }, (_, index) => ({
    x: any(0, width),
    y: any(0, height),
    r: any(8, 60),
    isSquare: index % 2 === 0,
    // Some of what is drawn has the gutters' color.
    color: index % 6 === 0 ? gutter : color(0, 230),
  }));
  return (x, y) => {
    for (const spot of spots) {
      const [dx, dy] = [Math.abs(x - spot.x), Math.abs(y - spot.y)];
      if (spot.isSquare ? dx < spot.r && dy < spot.r / 2 : dx * dx + dy * dy < spot.r ** 2)
        return spot.color;
    }
    return from.map(
      (value, channel) => value + ((to[channel]! - value) * y) / height,
    ) as unknown as Rgb;
  };
}

/** The shared part of two boxes, of all that both take. */
function overlap(a: PanelRect, b: PanelRect): number {
  const end = (at: number, size: number, other: number, more: number) =>
    Math.max(0, Math.min(at + size, other + more) - Math.max(at, other));
  const both = end(a.x, a.width, b.x, b.width) * end(a.y, a.height, b.y, b.height);
  return both / (a.width * a.height + b.width * b.height - both);
}

/** Whether a panel was found, nearly where it is. */
const isFound = (panel: PanelRect, found: PanelRect | undefined) =>
  found !== undefined && overlap(panel, found) >= 0.75;

/** Whether all panels of a page were found, in order, and no others. */
export const isRight = (truth: readonly PanelRect[], found: readonly PanelRect[]) =>
  found.length === truth.length && truth.every((panel, index) => isFound(panel, found[index]));
