import { flat, inked, stroke } from "../figure";
import { beadsOf, disc, pointsOf, polygon, ribbon, short, star } from "../shape";
import type { Point } from "../shape";
import { sepia } from "./ink";

/** A sixteen-point compass rose. */
export function compass(x: number, y: number, r: number): string {
  const point = (
    angle: number,
    reach: number,
    half: number,
    light: string,
    dark: string,
  ): string => {
    const a = (angle * Math.PI) / 180;
    const at = (radius: number, turn: number): Point => [
      x + Math.sin(a + turn) * radius,
      y - Math.cos(a + turn) * radius,
    ];
    return (
      inked(polygon([[x, y], at(half, -0.7), at(reach, 0)]), light, 1.5, sepia) +
      inked(polygon([[x, y], at(half, 0.7), at(reach, 0)]), dark, 1.5, sepia)
    );
  };
  return (
    stroke(disc(x, y, r * 0.78) + disc(x, y, r * 0.7), 1.6, sepia) +
    stroke(
      Array.from({ length: 32 }, (_, i) => {
        const a = (i / 32) * Math.PI * 2;
        return `M${short(x + Math.cos(a) * r * 0.7)} ${short(y + Math.sin(a) * r * 0.7)}L${short(x + Math.cos(a) * r * 0.78)} ${short(y + Math.sin(a) * r * 0.78)}`;
      }).join(""),
      1.4,
      sepia,
    ) +
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]
      .map((a) => point(a, r * 0.56, r * 0.12, "#e6d3a6", "#b08d5a"))
      .join("") +
    [45, 135, 225, 315].map((a) => point(a, r * 0.72, r * 0.17, "#f2e3bd", "#7a8c9c")).join("") +
    [0, 90, 180, 270].map((a) => point(a, r, r * 0.22, "#fbf1d4", "#9c4a36")).join("") +
    inked(disc(x, y, r * 0.1), "#e0b24e", 1.6, sepia) +
    inked(polygon(star(x, y - r * 1.16, r * 0.13, r * 0.05, 6)), "#e0b24e", 1.4, sepia)
  );
}

/** A sea serpent showing its coils. */
export function serpent(x: number, y: number, scale: number, flip = false): string {
  const coil = (dx: number, w: number, h: number): string =>
    inked(
      `M${short(dx - w)} 6C${short(dx - w)} ${short(-h * 1.3)} ${short(dx + w)} ${short(-h * 1.3)} ${short(dx + w)} 6H${short(dx + w * 0.5)}C${short(dx + w * 0.46)} ${short(-h * 0.55)} ${short(dx - w * 0.46)} ${short(-h * 0.55)} ${short(dx - w * 0.5)} 6Z`,
      "#8fb0a4",
      2.4,
      sepia,
    ) +
    inked(
      polygon([
        [dx - w * 0.5, -h * 0.72],
        [dx - w * 0.24, -h * 1.5],
        [dx, -h * 1.02],
        [dx + w * 0.26, -h * 1.5],
        [dx + w * 0.5, -h * 0.74],
      ]),
      "#d98c6a",
      1.8,
      sepia,
    );
  const headShape =
    inked(
      ribbon(beadsOf("-92,8,11 -96,-30,12 -88,-62,12 -108,-80,15 -136,-72,8 -150,-68,4"), 5),
      "#8fb0a4",
      2.4,
      sepia,
    ) +
    inked(polygon(pointsOf("-84,-66 -60,-84 -70,-60 -54,-50 -80,-46")), "#d98c6a", 1.8, sepia) +
    flat(disc(-112, -84, 3), sepia) +
    stroke("M-150 -66Q-136 -60 -122 -68M-150 -64l-12 8", 1.8, sepia);
  const ripples = stroke(
    "M-124 10q14 -6 28 0t28 0M-70 12q14 -6 28 0t28 0M0 12q14 -6 28 0t28 0M66 10q14 -6 28 0",
    2,
    "#5f8795",
  );
  const tail =
    inked(ribbon(beadsOf("100,8,7 112,-20,6 128,-34,2"), 5), "#8fb0a4", 2, sepia) +
    inked(polygon(pointsOf("120,-32 150,-54 144,-30 156,-18 128,-26")), "#d98c6a", 1.8, sepia);
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${String(flip ? -scale : scale)} ${String(scale)})">${tail}${coil(56, 32, 34)}${coil(-22, 38, 46)}${headShape}${ripples}</g>`;
}

/** A two-masted ship under sail. */
export function ship(x: number, y: number, scale: number): string {
  const hull =
    inked("M-34 0Q-28 18 -12 20H18Q34 16 40 -6L28 0Z", "#9a6b43", 2.2, sepia) +
    stroke("M-28 8H30", 1.6, sepia);
  const sail = (sx: number, h: number): string =>
    stroke(`M${short(sx)} 0V${short(-h - 6)}`, 2.4, sepia) +
    inked(
      `M${short(sx + 2)} ${short(-h)}Q${short(sx + 30)} ${short(-h * 0.6)} ${short(sx + 2)} ${short(-6)}Q${short(sx + 12)} ${short(-h * 0.5)} ${short(sx + 2)} ${short(-h)}Z`,
      "#fbf1d8",
      2,
      sepia,
    ) +
    inked(
      polygon([
        [sx, -h - 8],
        [sx - 15, -h - 4],
        [sx, -h],
      ]),
      "#9c4a36",
      1.5,
      sepia,
    );
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${String(scale)})">${sail(-14, 44)}${sail(12, 56)}${hull}${stroke("M-48 24q12 -6 24 0t24 0t24 0t24 0", 2, "#5f8795")}</g>`;
}
