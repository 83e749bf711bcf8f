import type { Chance } from "./chance";
import { fractal, polygon } from "./shape";
import type { Point } from "./shape";

/** Where a landscape begins, a little outside the picture. */
export const left = -60;

/** Where a landscape ends, wide enough for the largest picture. */
export const right = 1660;

/** A horizon band that fills everything below it. */
export function ridge(
  y: number,
  height: number,
  roughness: number,
  seed: Chance,
  peaks = 6,
): Point[] {
  const line: Point[] = Array.from({ length: peaks + 1 }, (_, index) => [
    left +
      ((right - left) * index) / peaks +
      (index > 0 && index < peaks ? seed.between(-40, 40) : 0),
    y - (index % 2 === 0 ? seed.between(0, 0.35) : seed.between(0.6, 1)) * height,
  ]);
  return fractal(line, roughness, 4, seed.next, false);
}

/** A horizon with everything below it. */
export function band(line: readonly Point[], bottom: number): string {
  return polygon([...line, [right, bottom], [left, bottom]]);
}

/** A softly rolling horizon. */
export function rolling(y: number, height: number, seed: Chance): Point[] {
  const phase = seed.between(0, 6);
  const slow = seed.between(0.004, 0.007);
  return Array.from({ length: 36 }, (_, index) => {
    const x = left + ((right - left) * index) / 35;
    return [
      x,
      y - (Math.sin(x * slow + phase) * 0.6 + Math.sin(x * slow * 2.3 + phase * 2) * 0.4) * height,
    ];
  });
}

/** Height of a horizon at `x`. */
export function heightAt(line: readonly Point[], x: number): number {
  const next = line.findIndex((point) => point[0] >= x);
  return line[Math.max(0, next)]?.[1] ?? 0;
}
