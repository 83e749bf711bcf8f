import type { Picture } from "../picture";
import { chance } from "./chance";
import type { Chance } from "./chance";
import { darker, ink, lighter, mix, paper } from "./colour";
import { flat, stroke } from "./figure";
import { letters, textWidth } from "./letters";
import { landscape } from "./scenery";
import { paletteOf } from "./country";
import { tuft } from "./silhouettes";
import type { Country } from "./country";
import { disc, fractal, place, polygon, smooth, star } from "./shape";
import type { Point } from "./shape";

const width = 1200;
const height = 900;

/** Everything that goes onto one page of the field guide. */
export interface Plate {
  /** Path of the picture; seeds whatever is left to chance. */
  path: string;
  country: Country;
  /** Name on the label. */
  title: string;
  /** Small line below the name. */
  note?: string;
  /** The subject, drawn in plate coordinates; the ground lies at y = 700. */
  subject: string;
  /** Small studies beside the subject. */
  studies?: readonly Study[];
  /** Definitions the subject refers to. */
  defs?: string;
}

/** A detail drawn apart from the subject: a track, a leaf, a scale. Drawn around 0,0 within ±60. */
export interface Study {
  x: number;
  y: number;
  scale?: number;
  drawing: string;
}

/** Wraps markup as a whole picture. */
export function picture(
  markup: string,
  size: { width: number; height: number } = { width, height },
): Picture {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}" viewBox="0 0 ${String(size.width)} ${String(size.height)}">${markup}</svg>`,
    ...size,
  };
}

/** Letters that slugs lose: the names of Casarok that carry a caron. */
const carons: readonly (readonly [RegExp, string])[] = [
  [/\bsarn\b/g, "šarn"],
  [/\bvesra\b/g, "vešra"],
];

/** Turns a slug back into the name a label carries. */
export function titled(slug: string): string {
  const spoken = carons.reduce(
    (text, [pattern, letter]) => text.replace(pattern, letter),
    slug.replace(/-+/g, " ").replace(/(\S) s(?= |$)/g, "$1's"),
  );
  return spoken.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()).trim();
}

/** Toned paper with foxing, for a sheet of the given size. */
export function sheet(
  size: { width: number; height: number },
  seedText: string,
  tint: string = paper.mid,
): string {
  const seed = chance(`paper ${seedText}`);
  const specks = Array.from({ length: 130 }, () =>
    disc(seed.between(0, size.width), seed.between(0, size.height), seed.between(0.6, 2.4)),
  ).join("");
  const stains = Array.from({ length: 5 }, () =>
    disc(
      seed.between(0, size.width),
      seed.between(0, size.height),
      seed.between(50, 150),
      seed.between(40, 110),
    ),
  ).join("");
  const fibres = Array.from({ length: 60 }, () => {
    const [x, y] = [seed.between(0, size.width), seed.between(0, size.height)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${seed.between(-14, 14).toFixed(0)} ${seed.between(-8, 8).toFixed(0)} ${seed.between(-26, 26).toFixed(0)} ${seed.between(-12, 12).toFixed(0)}`;
  }).join("");
  return (
    `<radialGradient id="paper" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="${mix(paper.light, tint, 0.25)}"/><stop offset=".7" stop-color="${mix(paper.mid, tint, 0.5)}"/><stop offset="1" stop-color="${mix(paper.dark, tint, 0.3)}"/></radialGradient>` +
    `<rect width="${String(size.width)}" height="${String(size.height)}" fill="url(#paper)"/>` +
    flat(stains, paper.dark, 0.14) +
    flat(specks, paper.edge, 0.4) +
    stroke(fibres, 1, paper.edge, 0.25)
  );
}

/** The double rule with leafy corners that frames every plate. */
function border(tone: string): string {
  const rule = (inset: number, weight: number): string =>
    `<rect x="${String(inset)}" y="${String(inset)}" width="${String(width - inset * 2)}" height="${String(height - inset * 2)}" rx="10" fill="none" stroke="${tone}" stroke-width="${String(weight)}"/>`;
  const corner =
    stroke("M0 64C4 26 26 4 64 0", 3, tone) +
    flat("M14 14C30 10 44 16 52 30C36 34 20 28 14 14Z", tone) +
    flat("M14 14C10 30 16 44 30 52C34 36 28 20 14 14Z", tone) +
    flat(disc(10, 10, 5), tone);
  const corners = [
    [30, 30, 0],
    [width - 30, 30, 90],
    [width - 30, height - 30, 180],
    [30, height - 30, 270],
  ].map(
    ([x, y, turn]) =>
      `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})"><rect x="-8" y="-8" width="56" height="56" fill="${paper.light}" opacity=".85"/>${corner}</g>`,
  );
  return rule(22, 2) + rule(30, 5) + corners.join("");
}

/** The name label: a ribbon-ended slip of paper pinned to the lower edge. */
function label(title: string, note: string | undefined, tone: string): string {
  const size = title.length > 26 ? 38 : 46;
  const half = Math.max(170, textWidth(title, size, 2) / 2 + 60);
  const top = note ? 768 : 786;
  const bottom = 862;
  const slip: Point[] = [
    [600 - half, top],
    [600 + half, top],
    [600 + half + 28, (top + bottom) / 2],
    [600 + half, bottom],
    [600 - half, bottom],
    [600 - half - 28, (top + bottom) / 2],
  ];
  const shadow: Point[] = slip.map(([x, y]) => [x + 4, y + 6]);
  const inner: Point[] = slip.map(([x, y]) => [
    600 + (x - 600) * 0.972,
    (top + bottom) / 2 + (y - (top + bottom) / 2) * 0.84,
  ]);
  return (
    flat(polygon(shadow), ink, 0.22) +
    `<path d="${polygon(slip)}" fill="${paper.light}" stroke="${tone}" stroke-width="4" stroke-linejoin="round"/>` +
    stroke(polygon(inner), 1.5, tone, 0.6) +
    letters(title, 600, note ? 818 : 842, { size, fill: darker(tone, 0.45), spacing: 2 }) +
    (note ? letters(note, 600, 848, { size: 22, fill: darker(tone, 0.2), spacing: 1.5 }) : "") +
    flat(
      polygon(star(600 - half - 4, (top + bottom) / 2, 9, 4, 4)) +
        polygon(star(600 + half + 4, (top + bottom) / 2, 9, 4, 4)),
      tone,
    )
  );
}

/** Blades and pebbles in front of the subject's feet, so that it stands in the ground and not on it. */
function grass(country: Country, seed: Chance): string {
  const { ground } = paletteOf(country);
  const tone = darker(ground, 0.22);
  const blades = Array.from({ length: 17 }, (_, index) =>
    tuft(
      300 + index * 38 + seed.between(-14, 14),
      724 + seed.between(-4, 10),
      seed.between(20, 38),
      seed,
    ),
  ).join("");
  const pebbles = Array.from({ length: 9 }, () =>
    disc(seed.between(300, 900), seed.between(716, 740), seed.between(7, 15), seed.between(4, 8)),
  ).join("");
  const bare = country === "cave" || country === "ice" || country === "volcano";
  if (country === "sea") return "";
  return flat(pebbles, lighter(tone, 0.2), 0.9) + (bare ? "" : flat(blades, tone));
}

/** Ink colour of the frame in each country, so that plates of one kind sit together. */
const tones: Record<Country, string> = {
  forest: "#4c6b45",
  meadow: "#6f7a34",
  mountain: "#5a638a",
  marsh: "#5d6a3c",
  ice: "#4f7396",
  sea: "#2f6d86",
  volcano: "#9a4a35",
  cave: "#5b4b7d",
  steppe: "#97672f",
  night: "#414a86",
  ruins: "#6d6455",
  glasswood: "#4a7c93",
};

/** Paints a field-guide page: paper, a watercolour of the habitat, the inked subject, studies, frame and label. */
export function plate({
  path,
  country,
  title,
  note,
  subject,
  studies = [],
  defs = "",
}: Plate): Picture {
  const seed = chance(path);
  const tone = tones[country];
  const wash = (grow: number): string => {
    const outline: Point[] = Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2;
      const reach = seed.between(0.93, 1.05) + grow;
      // A superellipse: fuller in the corners than an ellipse, as a brush fills a page.
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [
        600 + Math.sign(cos) * Math.abs(cos) ** 0.62 * 505 * reach,
        430 + Math.sign(sin) * Math.abs(sin) ** 0.62 * 335 * reach,
      ];
    });
    return smooth(fractal(outline, 0.22, 2, seed.next));
  };
  const scene = landscape(country, seed);
  const drops = Array.from({ length: 16 }, () => {
    const angle = seed.between(0, Math.PI * 2);
    return disc(
      600 + Math.cos(angle) * seed.between(480, 530),
      430 + Math.sin(angle) * seed.between(320, 350),
      seed.between(2, 8),
    );
  }).join("");
  const notes = studies.map(({ x, y, scale = 1, drawing }) => {
    const ground = smooth(
      fractal(
        Array.from({ length: 10 }, (_, index): Point => [
          Math.cos((index / 10) * 6.2832) * 88,
          Math.sin((index / 10) * 6.2832) * 84,
        ]),
        0.2,
        1,
        seed.next,
      ),
    );
    return place(
      `${flat(ground, paper.light, 0.9)}${stroke(ground, 2, tone, 0.5)}${drawing}`,
      x,
      y,
      { scale },
    );
  });
  return picture(
    `<defs>${defs}<clipPath id="wash"><path d="${wash(0)}"/></clipPath></defs>${sheet({ width, height }, path)}` +
      flat(wash(0.05), mix(tone, paper.mid, 0.6), 0.4) +
      flat(drops, mix(tone, paper.mid, 0.35), 0.5) +
      `<g clip-path="url(#wash)">${scene}<rect width="1200" height="900" fill="#fff6e0" opacity=".2"/></g>` +
      subject +
      grass(country, seed) +
      notes.join("") +
      border(tone) +
      label(title, note, tone),
  );
}
