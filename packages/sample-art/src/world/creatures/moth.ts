import { glow } from "../../pen";
import type { Chance } from "../chance";
import { darker, ink, lighter } from "../colour";
import { figure, flat, stroke } from "../figure";
import { beadsOf, disc, oval, place, pointsOf, ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";

/** A moth's colours. */
export interface MothDress {
  wing: string;
  band: string;
  spot: string;
  fur: string;
  light: string;
}

/** A moth with spread wings, seen from above, around 0,0; each forewing reaches 360. */
export function moth(dress: MothDress, seed: Chance): string {
  const fore: Point[] = pointsOf("20,-70 120,-190 270,-262 372,-236 352,-130 300,-30 180,26 60,20");
  const hind: Point[] = pointsOf("20,0 130,10 250,40 276,120 216,196 176,280 128,216 70,170 24,90");
  const fan = (points: readonly Point[], count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const end = points[1 + Math.floor((i / count) * (points.length - 2))] ?? [0, 0];
      const next = points[2 + Math.floor((i / count) * (points.length - 2))] ?? end;
      const t = ((i / count) * (points.length - 2)) % 1;
      return `M26 -20Q${short(end[0] * 0.4)} ${short(end[1] * 0.6)} ${short(end[0] + (next[0] - end[0]) * t)} ${short(end[1] + (next[1] - end[1]) * t)}`;
    }).join("");
  const scaled = (points: readonly Point[], k: number): Point[] =>
    points.map(([x, y]) => [40 + (x - 40) * k, -10 + (y + 10) * k]);
  const spots: readonly (readonly [number, number, number])[] = beadsOf(
    "300,-190,25 230,-100,22 150,-140,20",
  );
  const dust = flat(
    Array.from({ length: 60 }, () =>
      disc(seed.between(40, 350), seed.between(-240, 20), seed.between(1, 3)),
    ).join(""),
    darker(dress.band, 0.2),
    0.5,
  );
  const side = (id: string, small: boolean): string =>
    figure({
      id: `${id}h`,
      shapes: [smooth(hind)],
      fill: dress.band,
      weight: 5,
      depth: 10,
      marks:
        stroke(smooth(scaled(hind, 0.8)), 12, darker(dress.band, 0.18), 0.7) +
        stroke(fan(hind, 9), 2, darker(dress.band, 0.45), 0.6) +
        flat(disc(196, 130, 22), darker(dress.band, 0.4)) +
        flat(disc(196, 130, 14), dress.spot),
    }) +
    figure({
      id: `${id}f`,
      shapes: [smooth(fore)],
      fill: dress.wing,
      weight: 5,
      depth: 12,
      marks:
        stroke(smooth(scaled(fore, 0.9)), 16, dress.band, 0.75) +
        stroke(smooth(scaled(fore, 0.58)), 9, dress.band, 0.8) +
        dust +
        stroke(fan(fore, 13), 2.2, darker(dress.wing, 0.42), 0.7) +
        spots
          .map(([x, y, r], i) => {
            const k = small && i === 2 ? 0.55 : 1;
            return (
              flat(disc(x, y, r * k * 1.35), darker(dress.band, 0.45), 0.85) +
              flat(disc(x, y, r * k), dress.spot) +
              flat(disc(x - 4, y - 5, r * k * 0.35), "#ffffff", 0.8)
            );
          })
          .join(""),
    });
  const antenna = (sign: number): string => {
    const barbs = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      const [x, y] = [sign * (14 + t * 90), -120 - t * 110 + t * t * 26];
      const size = 30 * Math.sin(t * 2.6 + 0.4);
      return `M${short(x)} ${short(y)}l${short(sign * size)} ${short(-size * 0.1)}M${short(x)} ${short(y)}l${short(-sign * size * 0.2)} ${short(-size)}`;
    }).join("");
    return (
      stroke(
        `M${short(sign * 12)} -112Q${short(sign * 60)} -200 ${short(sign * 104)} -208`,
        5,
        darker(dress.fur, 0.5),
      ) + stroke(barbs, 3, darker(dress.fur, 0.5))
    );
  };
  const legs = stroke(
    [-1, 1].map((s) => `M${short(s * 20)} -60l${short(s * 34)} -34l${short(s * 6)} -26`).join(""),
    6,
    ink,
  );
  const fringe = (y: number, count: number, half: number): string[] =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1) - 0.5) * 2;
      return ribbon([
        [t * half * 0.6, y - 12, 12],
        [t * half, y + 22 - Math.abs(t) * 14, 1],
      ]);
    });
  return (
    legs +
    place(side("ml", false), 0, 0, { flip: true }) +
    side("mr", true) +
    antenna(-1) +
    antenna(1) +
    glow(0, -10, 170, dress.light, 0.85) +
    figure({
      id: "abd",
      shapes: [ribbon(beadsOf("0,0,38 0,70,36 0,140,25 0,186,6"), 6)],
      fill: dress.fur,
      weight: 4,
      depth: 9,
      marks: stroke(
        [30, 62, 94, 124, 150]
          .map((y) => `M-40 ${String(y)}Q0 ${String(y + 16)} 40 ${String(y)}`)
          .join(""),
        6,
        darker(dress.fur, 0.3),
        0.7,
      ),
    }) +
    figure({
      id: "thx",
      shapes: [disc(0, -36, 52, 62), ...fringe(18, 7, 52), ...fringe(-20, 7, 56)],
      fill: lighter(dress.fur, 0.35),
      weight: 4,
      depth: 9,
      marks:
        flat(oval(0, -30, 26, 34, 0), dress.light, 0.9) +
        flat(oval(0, -32, 13, 18, 0), "#ffffff", 0.9) +
        stroke(
          Array.from(
            { length: 20 },
            () => `M${short(seed.between(-42, 42))} ${short(seed.between(-80, 10))}v12`,
          ).join(""),
          2,
          darker(dress.fur, 0.4),
          0.5,
        ),
    }) +
    figure({ id: "hed", shapes: [disc(0, -108, 32, 27)], fill: dress.fur, weight: 4, depth: 5 }) +
    flat(disc(-21, -114, 11) + disc(21, -114, 11), ink) +
    flat(disc(-24, -118, 3.4) + disc(18, -118, 3.4), "#ffffff")
  );
}
