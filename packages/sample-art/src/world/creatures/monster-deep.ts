import { glow } from "../../pen";
import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, place, pointsOf, ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";
import { eye, teeth } from "./face";
import { shade } from "./shadow";

/** Deep water, a pale crest, and a ring of lamps going round. */
export function woundCaller(seed: Chance): string {
  const deep = `<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3d6b86"/><stop offset=".5" stop-color="#1f3f5c"/><stop offset="1" stop-color="#101f38"/></linearGradient>`;
  const sea = `<path d="${smooth(pointsOf("130,330 360,318 600,332 860,316 1070,334 1090,560 980,730 600,756 220,730 110,560"), true, 0.7)}" fill="url(#deep)"/>`;
  const body = smooth(
    pointsOf(
      "230,640 300,470 420,380 520,330 600,300 690,330 790,400 900,500 980,650 800,610 600,590 400,610",
    ),
  );
  const crest = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const x = 330 + t * 540;
    const y = 440 - Math.sin(t * Math.PI) * 150;
    return ribbon([
      [x, y + 40, 26],
      [x - 6, y - 20, 17],
      [x - 26, y - 90 - Math.sin(t * Math.PI) * 70, 1],
    ]);
  });
  const lamps = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    const [x, y] = [600 + Math.cos(a) * 210, 540 + Math.sin(a) * 92];
    return glow(x, y, 60 + (i % 3) * 10, "#bff5e6", 0.9) + flat(disc(x, y, 10), "#f6fff8");
  }).join("");
  const boat = place(
    inked("M-60 0Q-44 30 0 32T66 -4L40 4Z", "#8a6544", 4) +
      stroke("M0 0V-74", 5) +
      inked("M4 -72Q50 -40 4 -10Z", "#fbf1d8", 3.5) +
      inked("M-4 -68Q-34 -36 -4 -12Z", "#e9d3a8", 3.5) +
      flat(disc(-30, -10, 8), "#ffd25a"),
    930,
    318,
    { scale: 0.8 },
  );
  const waves = stroke(
    Array.from(
      { length: 14 },
      (_, i) => `M${short(160 + i * 66)} ${short(338 + (i % 3) * 12)}q14 -12 28 0t28 0`,
    ).join(""),
    4,
    "#a5cfdc",
    0.8,
  );
  return (
    deep +
    sea +
    `<g opacity=".55">${flat(body, "#a9c3cf")}</g><g opacity=".92">${figure({ id: "crs", shapes: crest, fill: "#e6eef0", weight: 4, depth: 8, line: "#2a4560" })}</g>` +
    glow(600, 540, 330, "#8fe6d8", 0.45) +
    flat(oval(600, 540, 150, 52, 0), "#0c1730", 0.75) +
    lamps +
    stroke("M480 640Q600 690 720 640", 6, "#bff5e6", 0.4) +
    waves +
    boat +
    flat(
      Array.from({ length: 24 }, () =>
        disc(seed.between(260, 940), seed.between(380, 720), seed.between(2, 5)),
      ).join(""),
      "#bff5e6",
      0.7,
    )
  );
}

/** A thing nobody has met before: eyes, mouths and limbs as its name and chance will have it. */
export function unnamed(
  seed: Chance,
  coat: string,
  belly: string,
  dark: string,
  iris: string,
): string {
  const bulk: Point[] = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return [
      600 + Math.cos(a) * 230 * seed.between(0.84, 1.12),
      440 + Math.sin(a) * 210 * seed.between(0.86, 1.08),
    ];
  });
  const limbs = Array.from({ length: seed.whole(2, 4) }, (_, i) => i).flatMap((i) =>
    [-1, 1].map((side) =>
      ribbon([
        [600 + side * (60 + i * 46), 560, 40],
        [600 + side * (130 + i * 70), 600 - i * 50, 28],
        [600 + side * (150 + i * 80), 716 - i * 40, 20],
      ]),
    ),
  );
  const spikes = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1.1 + (i / 8) * 0.8);
    return ribbon([
      [600 + Math.cos(a) * 190, 440 + Math.sin(a) * 180, 24],
      [600 + Math.cos(a) * 250, 440 + Math.sin(a) * 240, 12],
      [600 + Math.cos(a) * 290 - 16, 440 + Math.sin(a) * 286, 1],
    ]);
  });
  const eyes = seed.whole(1, 5);
  const looks = Array.from({ length: eyes }, (_, i) =>
    eye(
      600 + (i - (eyes - 1) / 2) * 84 + seed.between(-8, 8),
      370 + (i % 2) * 40,
      eyes === 1 ? 70 : seed.between(24, 40),
      iris,
      seed.likely(0.5),
    ),
  ).join("");
  const spots = flat(
    Array.from({ length: 16 }, () =>
      disc(seed.between(400, 800), seed.between(280, 620), seed.between(8, 20)),
    ).join(""),
    dark,
    0.35,
  );
  return (
    shade(320, 722) +
    figure({ id: "spk", shapes: spikes, fill: dark, weight: 4, depth: 6 }) +
    figure({ id: "unl", shapes: limbs, fill: darker(coat, 0.15), weight: 5, depth: 9 }) +
    figure({
      id: "unb",
      shapes: [smooth(bulk)],
      fill: coat,
      weight: 6,
      depth: 20,
      marks: spots + flat(oval(600, 600, 170, 110, 0), belly, 0.8),
    }) +
    looks +
    inked(smooth(pointsOf("480,500 600,480 720,500 690,570 600,590 510,570")), "#5d1f36", 5) +
    teeth([486, 504], [714, 504], 8, 32, 1) +
    flat(oval(500, 320, 34, 16, -30), lighter(coat, 0.7), 0.6)
  );
}
