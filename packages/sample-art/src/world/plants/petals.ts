import { darker, lighter } from "../colour";
import { figure } from "../figure";
import { short, smooth } from "../shape";
import type { Point } from "../shape";

/** Petals around a heart, as separate outlines. */
export function petals(
  count: number,
  inner: number,
  outer: number,
  width: number,
  offset = 0,
  squash = 1,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index / count) * 360 + offset) * (Math.PI / 180);
    const at = (r: number, side: number): Point => [
      Math.cos(angle) * r - Math.sin(angle) * side,
      (Math.sin(angle) * r + Math.cos(angle) * side) * squash,
    ];
    return smooth([
      at(inner, -width * 0.3),
      at(outer * 0.6, -width),
      at(outer * 0.93, -width * 0.6),
      at(outer, 0),
      at(outer * 0.93, width * 0.6),
      at(outer * 0.6, width),
      at(inner, width * 0.3),
    ]);
  });
}

/** Lines from the heart outwards, as path data. */
export function rays(count: number, inner: number, outer: number, squash: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return `M${short(Math.cos(angle) * inner)} ${short(Math.sin(angle) * inner * squash)}L${short(Math.cos(angle) * outer)} ${short(Math.sin(angle) * outer * squash)}`;
  }).join("");
}

/** Rings of petals, each ring lighter than the one behind it. */
export function layered(
  id: string,
  sets: readonly (readonly string[])[],
  fill: string,
  size: number,
  marks = "",
): string {
  return sets
    .map((shapes, ring) =>
      shapes
        .map((d, index) =>
          figure({
            id: `${id}r${String(ring)}p${String(index)}`,
            shapes: [d],
            fill: ring === 0 ? darker(fill, 0.12) : lighter(fill, ring * 0.12),
            weight: 3,
            depth: size * 0.05,
            marks,
          }),
        )
        .join(""),
    )
    .join("");
}
