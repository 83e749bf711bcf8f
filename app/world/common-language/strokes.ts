/** Where a stroke begins and ends on the 24 × 24 grid, and how it is pressed. */
export type Stroke = readonly [
  tipX: number,
  tipY: number,
  footX: number,
  footY: number,
  bend?: number,
  weight?: number,
];

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * One claw mark: a point where the claw touches down, swelling to a round foot where it lifts off.
 * `bend` bows the mark to its left (looking along it), `weight` is the width of the foot.
 */
export function claw([tipX, tipY, footX, footY, bend = 0, weight = 3.4]: Stroke): string {
  const length = Math.hypot(footX - tipX, footY - tipY);
  const [alongX, alongY] = [(footX - tipX) / length, (footY - tipY) / length];
  const [sideX, sideY] = [alongY, -alongX];
  const half = weight / 2;
  const at = (along: number, side: number): string =>
    `${short(tipX + alongX * along + sideX * side)} ${short(tipY + alongY * along + sideY * side)}`;
  const middle = length * 0.55;
  return (
    `M${at(0, 0)}Q${at(middle, bend * 2 + half * 0.9)} ${at(length - half, half)}` +
    `A${short(half)} ${short(half)} 0 0 1 ${at(length - half, -half)}Q${at(middle, bend * 2 - half * 0.9)} ${at(0, 0)}Z`
  );
}

/** A round pad, as a dot. */
export function pad(x: number, y: number, radius = 1.7): string {
  return `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 1 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 1 ${short(-radius * 2)} 0Z`;
}

/** A brushed ring, open towards `degrees` (0 is right, 90 down) and thickest on the other side. */
export function crescent(x: number, y: number, radius: number, degrees: number, gap = 42): string {
  const point = (angle: number, reach: number): string => {
    const turn = ((degrees + angle) * Math.PI) / 180;
    return `${short(x + Math.cos(turn) * reach)} ${short(y + Math.sin(turn) * reach)}`;
  };
  const inner = short(radius * 0.74);
  return `M${point(gap, radius)}A${short(radius)} ${short(radius)} 0 1 1 ${point(-gap, radius)}A${inner} ${inner} 0 1 0 ${point(gap, radius)}Z`;
}

/** A closed ring, a little heavier at the foot. */
export function ring(x: number, y: number, radius: number, height = radius): string {
  const [rx, ry] = [radius - 2.1, height - 2.3];
  return (
    `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(height)} 0 1 1 ${short(radius * 2)} 0a${short(radius)} ${short(height)} 0 1 1 ${short(-radius * 2)} 0Z` +
    `M${short(x - rx)} ${short(y - 0.4)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`
  );
}
