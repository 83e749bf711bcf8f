import { darker, lighter } from "../colour";
import { flat } from "../figure";
import { disc, polygon, short, smooth, star } from "../shape";
import type { Point } from "../shape";

/** The four schools; each casts its pins in its own outline and metal. */
export type School = "ember" | "tide" | "root" | "star";

/** A metal: light, body and shadow tones. */
export interface Metal {
  light: string;
  body: string;
  dark: string;
}

const metals: Record<School, Metal> = {
  ember: { light: "#fff3c4", body: "#e3b04b", dark: "#8d5a1c" },
  tide: { light: "#ffffff", body: "#bcc9d6", dark: "#5c6c82" },
  root: { light: "#f7d9b4", body: "#c08149", dark: "#6b3d1c" },
  star: { light: "#e9e4ff", body: "#9a93bf", dark: "#433c6b" },
};

/** The metal a school's pins are cast in. */
export function metalOf(school: School): Metal {
  return metals[school];
}

/** The rim's outline at a radius: sunburst, scallop, hexagon or eight-pointed star, all softened. */
export function rim(school: School, radius: number): string {
  const ring = (count: number, wobble: (angle: number) => number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
      const reach = radius * wobble(angle);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    });
  switch (school) {
    case "ember":
      return smooth(star(0, 0, radius * 1.05, radius * 0.95, 16), true, 0.5);
    case "tide":
      return smooth(
        ring(96, (angle) => 0.94 + 0.08 * Math.abs(Math.cos(angle * 5))),
        true,
      );
    case "root":
      return smooth(
        ring(
          60,
          (angle) =>
            0.92 /
            Math.cos(
              ((((angle + Math.PI / 2) % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3)) -
                Math.PI / 6,
            ) **
              0.9,
        ),
        true,
        0.6,
      );
    case "star":
      return polygon(star(0, 0, radius * 1.08, radius * 0.97, 8));
  }
}

/** One cell of enamel: a shape and its colour. */
export interface Enamel {
  d: string;
  fill: string;
}

/** An enamel pin of the given radius around 0,0: rim, coloured ground, raised metal lines and gloss. */
export function pin(
  id: string,
  school: School,
  ground: string,
  cells: readonly Enamel[],
  radius = 330,
): string {
  const metal = metals[school];
  const outer = rim(school, radius);
  const inner = rim(school, radius * 0.9);
  const unit = radius / 330;
  const scaled = (markup: string): string =>
    unit === 1
      ? markup
      : `<g transform="scale(${String(Math.round(unit * 1000) / 1000)})">${markup}</g>`;
  // Each cell is wired before the next is laid, so that a cell in front hides the wire behind it.
  const enamelled = cells
    .map(
      ({ d, fill }) =>
        `<path d="${d}" fill="${fill}" stroke="${metal.dark}" stroke-width="15"/><path d="${d}" fill="${fill}" stroke="url(#${id}m)" stroke-width="9"/>`,
    )
    .join("");
  return (
    `<defs><linearGradient id="${id}m" gradientUnits="userSpaceOnUse" x1="${short(-radius)}" y1="${short(-radius)}" x2="${short(radius)}" y2="${short(radius)}"><stop offset="0" stop-color="${metal.light}"/><stop offset=".35" stop-color="${metal.body}"/><stop offset=".55" stop-color="${metal.light}"/><stop offset=".75" stop-color="${metal.body}"/><stop offset="1" stop-color="${metal.dark}"/></linearGradient>` +
    `<radialGradient id="${id}g" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="${lighter(ground, 0.32)}"/><stop offset=".5" stop-color="${ground}"/><stop offset="1" stop-color="${darker(ground, 0.42)}"/></radialGradient>` +
    `<clipPath id="${id}c"><path d="${inner}"/></clipPath></defs>` +
    `<path d="${outer}" fill="#1d1526" opacity=".18" transform="translate(${short(26 * unit)} ${short(36 * unit)})"/><path d="${outer}" fill="#1d1526" opacity=".3" transform="translate(${short(12 * unit)} ${short(18 * unit)})"/>` +
    `<path d="${outer}" fill="url(#${id}m)" stroke="${metal.dark}" stroke-width="${short(6 * unit)}" stroke-linejoin="round"/>` +
    `<path d="${rim(school, radius * 0.955)}" fill="none" stroke="${metal.dark}" stroke-width="${short(3 * unit)}" opacity=".5"/>` +
    `<path d="${inner}" fill="url(#${id}g)" stroke="${metal.dark}" stroke-width="${short(7 * unit)}"/>` +
    `<g clip-path="url(#${id}c)">${scaled(`<g stroke-linejoin="round">${enamelled}</g>`)}` +
    `<path d="M${short(-radius)} ${short(-radius)}H${short(radius)}V${short(-radius * 0.35)}C${short(radius * 0.3)} ${short(-radius * 0.05)} ${short(-radius * 0.45)} ${short(-radius * 0.1)} ${short(-radius)} ${short(radius * 0.45)}Z" fill="#ffffff" opacity=".13"/></g>` +
    scaled(
      `<path d="M-262 -70C-250 -170 -180 -240 -80 -264" fill="none" stroke="#ffffff" stroke-width="15" stroke-linecap="round" opacity=".7"/>${flat(disc(-46, -268, 8), "#ffffff", 0.7)}`,
    )
  );
}
