import { glow } from "../../pen";
import type { Chance } from "../chance";
import { darker } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, place, pointsOf, polygon, ribbon, short, smooth, star } from "../shape";
import type { Bead, Point } from "../shape";
import { beast } from "./beast";
import { beastKinds } from "./beast-kinds";
import { motes } from "./motes";

/** An idea nobody has described here: a masked, robed light whose emblem and garb follow chance. */
export function unnamedAspect(seed: Chance, light: string, deep: string): string {
  const halo = seed.whole(5, 12);
  const rays = Array.from({ length: halo }, (_, i) => {
    const a = (i / halo) * Math.PI * 2;
    const r = i % 2 ? 230 : 290;
    return ribbon([
      [600 + Math.cos(a) * 150, 260 + Math.sin(a) * 150, 5],
      [600 + Math.cos(a) * r * 0.86, 260 + Math.sin(a) * r * 0.7, 1],
    ]);
  }).join("");
  const hem: Point[] = Array.from({ length: 9 }, (_, i) => [400 + i * 50, 660 + (i % 2) * 56]);
  const robe = smooth([
    [560, 330],
    [640, 330],
    [720, 420],
    [800, 660],
    ...hem.reverse(),
    [400, 660],
    [480, 420],
  ]);
  const sleeves = [-1, 1].map((side): Bead[] => [
    [600 + side * 80, 390, 40],
    [600 + side * 190, 440, 48],
    [600 + side * 250, 380, 34],
    [600 + side * 260, 330, 12],
  ]);
  const beastly = seed.pick(["hare", "stag", "hound", "cat"] as const);
  const shape = beastKinds[beastly];
  const companion = seed.likely(0.4)
    ? place(
        `<g opacity=".75">${beast("cmp", { ...shape, crown: shape.crown }, { coat: light, belly: "#ffffff", dark: deep, eye: "#fff3c4", pattern: "plain", gift: "stars", giftColour: "#fff3c4" }, seed)}</g>`,
        330,
        724,
        { scale: 0.5 },
      )
    : "";
  const mask =
    inked(smooth(pointsOf("600,180 664,210 670,280 600,346 530,280 536,210")), "#fdf6e3", 5) +
    flat(oval(572, 256, 15, 9, 14) + oval(628, 256, 15, 9, -14), deep) +
    stroke("M600 270v26M584 314q16 8 32 0", 4, deep) +
    inked(polygon(star(600, 214, 18, 7, seed.whole(4, 7))), light, 3);
  return (
    glow(600, 400, 430, light, 0.7) +
    flat(rays, light, 0.9) +
    stroke(disc(600, 260, 140), 5, light) +
    stroke(disc(600, 260, 158), 2, light) +
    companion +
    `<g opacity=".9">${figure({ id: "asr", shapes: [robe, ...sleeves.map((beads) => ribbon(beads))], fill: deep, shade: darker(deep, 0.4), weight: 5, depth: 16, rim: 0.3, marks: stroke(Array.from({ length: 7 }, (_, i) => `M${short(560 + i * 14)} 400Q${short(520 + i * 28)} 540 ${short(420 + i * 60)} 680`).join(""), 3, light, 0.6) + flat(Array.from({ length: 26 }, () => polygon(star(seed.between(430, 770), seed.between(400, 690), seed.between(4, 11), 2, 4))).join(""), light) })}</g>` +
    mask +
    glow(600, 470, 90, "#ffffff", 0.9) +
    inked(polygon(star(600, 470, 40, 15, seed.whole(4, 8))), light, 4) +
    motes(seed, light)
  );
}
