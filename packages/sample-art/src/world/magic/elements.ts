import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import { darker, lighter, mix } from "../colour";
import { flat, stroke } from "../figure";
import { letters, textWidth } from "../letters";
import { picture, sheet, titled } from "../plate";
import { disc, place, polygon, short, star } from "../shape";
import { emblems } from "./element-symbols";
import type { Emblem } from "./element-symbols";
import { pin } from "./pin";
import type { School } from "./pin";

const schools: readonly [School, ...School[]] = ["ember", "tide", "root", "star"];

/** The emblem of an element; one the guide does not know gets a star-cut gem in its own colours. */
export function emblemOf(slug: string): Emblem {
  const known = entry(emblems, slug);
  if (known) return known;
  const seed = chance(`element ${slug}`);
  const ground = seed.pick(["#8a3b52", "#345e8f", "#4d7a45", "#5c4a8c", "#93682f"]);
  const tips = seed.whole(5, 9);
  return {
    school: seed.pick(schools),
    ground,
    cells: [
      { d: polygon(star(0, 0, 236, seed.between(110, 150), tips)), fill: lighter(ground, 0.35) },
      { d: polygon(star(0, 0, 140, seed.between(60, 80), tips, 90)), fill: lighter(ground, 0.65) },
      { d: disc(0, 0, 40), fill: "#ffffff" },
    ],
  };
}

/** The backing card a pin is fastened to: rays in the element's colour on toned paper. */
function card(slug: string, ground: string): string {
  const rays = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const half = Math.PI / 48;
    const far = 900;
    return polygon([
      [600, 420],
      [600 + Math.cos(angle - half) * far, 420 + Math.sin(angle - half) * far],
      [600 + Math.cos(angle + half) * far, 420 + Math.sin(angle + half) * far],
    ]);
  }).join("");
  const tint = mix(ground, "#f1e3c4", 0.55);
  const frame = darker(ground, 0.25);
  const seed = chance(`card ${slug}`);
  const dust = Array.from({ length: 40 }, () =>
    polygon(star(seed.between(60, 1140), seed.between(60, 740), seed.between(3, 9), 2, 4)),
  ).join("");
  return (
    sheet({ width: 1200, height: 900 }, slug, tint) +
    flat(rays, ground, 0.16) +
    flat(dust, lighter(ground, 0.7), 0.8) +
    `<rect x="22" y="22" width="1156" height="856" rx="26" fill="none" stroke="${frame}" stroke-width="3"/><rect x="34" y="34" width="1132" height="832" rx="18" fill="none" stroke="${frame}" stroke-width="7"/>` +
    [80, 1120]
      .map((x) => flat(disc(x, 80, 15), darker(frame, 0.3)) + flat(disc(x, 80, 8), "#f1e3c4"))
      .join("")
  );
}

/** An element's emblem as an enamel pin on its backing card. */
export function drawElement(slug: string): Picture {
  const { school, ground, cells } = emblemOf(slug);
  const name = titled(slug).toUpperCase();
  const half = textWidth(name, 40, 12) / 2 + 50;
  const frame = darker(ground, 0.45);
  const plaque =
    `<rect x="${short(600 - half)}" y="790" width="${short(half * 2)}" height="62" rx="31" fill="${frame}"/><rect x="${short(606 - half)}" y="796" width="${short(half * 2 - 12)}" height="50" rx="25" fill="none" stroke="${lighter(ground, 0.6)}" stroke-width="2.5"/>` +
    letters(name, 600, 835, { size: 40, fill: "#fdf3dc", spacing: 12 });
  return picture(
    card(slug, ground) +
      stroke("M600 60V100", 4, frame, 0) +
      place(pin("pin", school, ground, cells), 600, 415) +
      plaque,
  );
}
