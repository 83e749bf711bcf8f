import type { Chance } from "../chance";
import { flat, inked, stroke } from "../figure";
import { disc, polygon, short, smooth } from "../shape";
import type { Point } from "../shape";
import type { Area } from "./ground";
import { sepia, wash } from "./ink";

function mountain(x: number, y: number, seed: Chance): string {
  const size = seed.between(26, 44);
  const [half, lean] = [size * seed.between(0.75, 0.95), seed.between(-4, 4)];
  const top: Point = [x + lean, y - size];
  const left: Point[] = [
    [x - half, y],
    [x - half * 0.62, y - size * 0.4],
    [x - half * 0.36, y - size * 0.56],
    top,
  ];
  const right: Point[] = [
    top,
    [x + half * 0.3, y - size * 0.6],
    [x + half * 0.56, y - size * 0.4],
    [x + half, y],
  ];
  const ridge: Point[] = [
    top,
    [x + 2, y - size * 0.62],
    [x - half * 0.1, y - size * 0.34],
    [x + half * 0.1, y],
  ];
  const hatch = Array.from({ length: 4 }, (_, i) => {
    const t = 0.25 + i * 0.2;
    return `M${short(x + half * t * 0.45)} ${short(y - size * (0.92 - t * 0.85))}l${short(half * 0.14)} ${short(size * 0.34)}`;
  }).join("");
  const cap: Point[] = [
    top,
    [x + half * 0.28, y - size * 0.62],
    [x + half * 0.12, y - size * 0.66],
    [x, y - size * 0.56],
    [x - half * 0.12, y - size * 0.66],
    [x - half * 0.3, y - size * 0.62],
  ];
  return (
    flat(polygon([...left, ...right.slice(1)]), wash.rock) +
    flat(polygon([...ridge, [x + half, y], ...right.slice(1, 3).reverse()]), wash.rockShade, 0.75) +
    (size > 32 ? flat(polygon(cap), wash.snow) : "") +
    stroke(polygon(left, false) + polygon(right, false), 2.2, sepia) +
    stroke(hatch + polygon(ridge.slice(0, 3), false), 1.3, sepia, 0.8)
  );
}

function hill(x: number, y: number, seed: Chance): string {
  const half = seed.between(16, 25);
  const d = `M${short(x - half)} ${short(y)}Q${short(x - half * 0.5)} ${short(y - half * 1.05)} ${short(x)} ${short(y - half * 0.95)}T${short(x + half)} ${short(y)}`;
  return (
    flat(`${d}Z`, "#cdbd84") +
    stroke(d, 2, sepia) +
    stroke(
      [0.3, 0.5, 0.7]
        .map(
          (t) =>
            `M${short(x + half * t)} ${short(y - half * (0.8 - t * 0.7))}l${short(3)} ${short(half * 0.3)}`,
        )
        .join(""),
      1.2,
      sepia,
      0.8,
    )
  );
}

function tree(x: number, y: number, seed: Chance): string {
  const r = seed.between(7, 10.5);
  const crown = smooth([
    [x - r, y - r * 0.7],
    [x - r * 0.7, y - r * 1.8],
    [x, y - r * 2.2],
    [x + r * 0.75, y - r * 1.75],
    [x + r, y - r * 0.7],
    [x, y - r * 0.35],
  ]);
  return (
    stroke(`M${short(x)} ${short(y)}v${short(-r * 0.7)}`, 2.2, sepia) +
    inked(crown, seed.likely(0.6) ? wash.leaf : wash.leafDark, 1.6, sepia) +
    stroke(
      `M${short(x + r * 0.2)} ${short(y - r * 0.8)}q${short(r * 0.5)} ${short(-r * 0.2)} ${short(r * 0.45)} ${short(-r * 0.7)}`,
      1.2,
      sepia,
      0.7,
    )
  );
}

function pine(x: number, y: number, seed: Chance): string {
  const s = seed.between(15, 23);
  return inked(
    polygon([
      [x, y - s],
      [x + s * 0.2, y - s * 0.6],
      [x + s * 0.12, y - s * 0.6],
      [x + s * 0.32, y - s * 0.14],
      [x + s * 0.05, y - s * 0.14],
      [x + s * 0.05, y],
      [x - s * 0.05, y],
      [x - s * 0.05, y - s * 0.14],
      [x - s * 0.32, y - s * 0.14],
      [x - s * 0.12, y - s * 0.6],
      [x - s * 0.2, y - s * 0.6],
    ]),
    seed.likely(0.5) ? wash.pine : wash.pineDark,
    1.4,
    sepia,
  );
}

function glass(x: number, y: number, seed: Chance): string {
  const s = seed.between(18, 28);
  return (
    inked(
      polygon([
        [x - s * 0.16, y],
        [x - s * 0.24, y - s * 0.62],
        [x, y - s],
        [x + s * 0.22, y - s * 0.58],
        [x + s * 0.16, y],
      ]),
      seed.likely(0.18) ? "#efc3d3" : wash.glass,
      1.5,
      "#3f6c80",
    ) +
    flat(
      polygon([
        [x, y],
        [x, y - s],
        [x + s * 0.22, y - s * 0.58],
        [x + s * 0.16, y],
      ]),
      wash.glassDark,
      0.7,
    ) +
    stroke(
      `M${short(x)} ${short(y - s * 0.45)}l${short(s * 0.34)} ${short(-s * 0.2)}`,
      2,
      "#3f6c80",
    )
  );
}

function marsh(x: number, y: number, seed: Chance): string {
  const s = seed.between(8, 12);
  return (
    stroke(
      `M${short(x - s)} ${short(y)}h${short(s * 2)}M${short(x - s * 0.5)} ${short(y + 4)}h${short(s)}`,
      1.6,
      "#5f7f7a",
    ) +
    stroke(
      `M${short(x)} ${short(y)}v${short(-s * 1.2)}M${short(x - 4)} ${short(y)}l${short(-3)} ${short(-s)}M${short(x + 4)} ${short(y)}l${short(3)} ${short(-s)}`,
      1.6,
      "#56683a",
    )
  );
}

function ice(x: number, y: number, seed: Chance): string {
  const s = seed.between(16, 28);
  return (
    inked(
      polygon([
        [x - s * 0.7, y],
        [x - s * 0.3, y - s * 0.7],
        [x, y - s],
        [x + s * 0.26, y - s * 0.5],
        [x + s * 0.7, y],
      ]),
      wash.snow,
      1.7,
      "#5f7fa0",
    ) +
    flat(
      polygon([
        [x, y - s],
        [x + s * 0.26, y - s * 0.5],
        [x + s * 0.7, y],
        [x + s * 0.1, y],
        [x - s * 0.06, y - s * 0.5],
      ]),
      "#b4d0e6",
      0.9,
    )
  );
}

function grass(x: number, y: number): string {
  return stroke(
    `M${short(x - 4)} ${short(y)}l-2 -6M${short(x)} ${short(y)}v-8M${short(x + 4)} ${short(y)}l2 -6`,
    1.4,
    "#8a8a4a",
  );
}

function dune(x: number, y: number, seed: Chance): string {
  const s = seed.between(10, 16);
  return (
    stroke(
      `M${short(x - s)} ${short(y)}q${short(s)} ${short(-s * 0.8)} ${short(s * 2)} 0`,
      1.6,
      "#9a7440",
    ) + flat(disc(x + 3, y + 5, 1) + disc(x - 6, y + 6, 1) + disc(x + 9, y + 7, 1), "#9a7440")
  );
}

/** One sign of an area, standing on the point. */
export function sign(kind: Area["sign"], x: number, y: number, seed: Chance): string {
  return { mountain, hill, tree, pine, glass, marsh, ice, grass, dune }[kind](x, y, seed);
}
