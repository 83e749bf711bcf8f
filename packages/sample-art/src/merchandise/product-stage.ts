import { box, fill, glow, gradient, group, mix, oval } from "../pen";

/** A plain tinted ground, lit from the upper left. */
export function ground(width: number, height: number, tint: string): string {
  const light = gradient(
    [
      [0, mix(tint, "#ffffff", 0.55)],
      [0.6, tint],
      [1, mix(tint, "#5a3a5a", 0.14)],
    ],
    "down",
  );
  return (
    light.defs +
    box(0, 0, width, height, light.ref) +
    glow(width * 0.32, height * 0.22, width * 0.7, "#ffffff", 0.5)
  );
}

/** The soft shadow of something lying on the ground or standing on it. */
export function softShadow(x: number, y: number, rx: number, ry: number, strength = 0.5): string {
  const { defs, ref } = gradient(
    [
      [0, "#3a1f38", strength],
      [0.55, "#3a1f38", strength * 0.62],
      [0.8, "#3a1f38", strength * 0.2],
      [1, "#3a1f38", 0],
    ],
    "round",
  );
  return defs + group(fill(oval(0, 0, 100, 100), ref), { x, y, scale: [rx / 100, ry / 100] });
}
