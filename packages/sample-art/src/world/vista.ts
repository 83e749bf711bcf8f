import type { Picture } from "../picture";
import { chance } from "./chance";
import { darker, ink } from "./colour";
import { flat, inked } from "./figure";
import { letters, textWidth } from "./letters";
import { places } from "../places";
import { picture, titled } from "./plate";
import { landscape } from "./scenery";
import { paletteOf } from "./country";
import type { Country } from "./country";
import { beadsOf, polygon, ribbon } from "./shape";
import { cairns, foreground, ship, town } from "./vista-built";

const countries: readonly (readonly [RegExp, Country])[] = [
  [/shiver|ice|frost|north/, "ice"],
  [/ember|volcano|kettle/, "volcano"],
  [/glass/, "glasswood"],
  [/wick|mire|marsh/, "marsh"],
  [/salt|reach|strait|wound|sea|harbour|coast/, "sea"],
  [/high|hollow|mountain|blue|cliff/, "mountain"],
  [/rest|cairn|table|crown|ruin|sunder/, "ruins"],
  [/glen|wood|forest|grove|tree|herb|elder/, "forest"],
  [/moon|sel|star|sister|myth|night|pantheon|religion|magic|dark/, "night"],
  [/dune|steppe|sun/, "steppe"],
  [/deep|cave|element|afflict/, "cave"],
];

/** The name a place carries on the map, with its apostrophes; any other slug is read as words. */
function placeName(slug: string): string {
  return places.find((place) => place.slug === slug)?.name ?? titled(slug);
}

/** A full-page landscape for a place or chapter of the world: country, light and what people built there. */
export function drawVista(path: string, name: string): Picture {
  const seed = chance(path);
  const country =
    countries.find(([pattern]) => pattern.test(name))?.[1] ??
    seed.pick(["meadow", "forest", "mountain", "steppe"] as const);
  const { ground } = paletteOf(country);
  const settled = /glen|rock|fall|wick|reach|hollow|meridane|town|city/.test(name);
  const built = settled
    ? town(
        320,
        700,
        560,
        /blue/.test(name) ? "#3f7fa8" : /ember/.test(name) ? "#566074" : "#b4573c",
        "#f4e4c3",
        seed,
      )
    : /rest|cairn/.test(name)
      ? cairns(700, seed)
      : country === "sea"
        ? ship(600, 610)
        : "";
  const lane =
    settled || country !== "sea"
      ? flat(
          ribbon(beadsOf("560,920,90 650,820,44 590,760,22 604,706,10")),
          darker(ground, 0.1),
          0.5,
        )
      : "";
  const title = placeName(name);
  const half = textWidth(title, 48, 3) / 2 + 60;
  const slip = polygon([
    [600 - half, 800],
    [600 + half, 800],
    [600 + half + 26, 836],
    [600 + half, 872],
    [600 - half, 872],
    [600 - half - 26, 836],
  ]);
  return picture(
    landscape(country, seed) +
      lane +
      built +
      foreground(country, seed) +
      `<rect x="16" y="16" width="1168" height="868" rx="14" fill="none" stroke="#fbf3df" stroke-width="12"/><rect x="26" y="26" width="1148" height="848" rx="8" fill="none" stroke="${ink}" stroke-width="3"/>` +
      inked(slip, "#fbf3df", 4) +
      letters(title, 600, 852, { size: 48, fill: darker(ground, 0.6), spacing: 3 }),
  );
}
