import { contrast, backgroundFor, INK } from "~/preview-images/colors";
import { inlineSvg } from "~/preview-images/inline-svg";
import { fold } from "~/ui/search-words";
import { fullName } from "./choices";
import seal from "./drawings/seal.svg?raw";

/** The longest name of a drawing is "Three-legged Money Toad". */
const MAX_NAME_WORDS = 4;

/** Drawings of creatures, centered at 0,0, by names; the root's fill is the default color. */
const emblems = indexDrawings(
  import.meta.glob<string>("./emblems/*.svg", { query: "?raw", import: "default", eager: true }),
);
/** Tiles of 80 by 80, by the modifier that a creature is filled with. */
const textures = indexDrawings(
  import.meta.glob<string>("./textures/*.svg", { query: "?raw", import: "default", eager: true }),
);

function readDrawing(file: string) {
  const [, tint = "", names = "", elements = ""] =
    /fill="(#\w+)".*?<desc>(.*?)<\/desc>(.*)<\/svg>/.exec(file.replace(/\n\s*/g, "")) ?? [];
  return { tint, names, elements };
}

type EmblemDrawing = ReturnType<typeof readDrawing>;

function indexDrawings(files: Record<string, string>): ReadonlyMap<string, EmblemDrawing> {
  return new Map(
    Object.values(files).flatMap((file) => {
      const drawing = readDrawing(file);
      return drawing.names.split(",").map((name) => [fold(name), drawing] as const);
    }),
  );
}

/** Finds the drawing whose name in a text is longest; of equally long names, the last. */
function findDrawing(drawings: ReadonlyMap<string, EmblemDrawing>, text: string) {
  const words = fold(text).split(" ");
  for (let count = Math.min(words.length, MAX_NAME_WORDS); count > 0; count--) {
    for (let end = words.length; end >= count; end--) {
      const found = drawings.get(words.slice(end - count, end).join(" "));
      if (found) return found;
    }
  }
  return undefined;
}

/** A creature that a badge shows. */
export interface Creature {
  name: string;
  subName: string;
  /** Selects the texture. */
  modifier: string;
  /**
   * The colors of the body, its lower part and its upper part. The badge is white for an empty
   * list, and has its texture's or kind's default color without a list.
   */
  colors?: readonly { hexCode: string }[];
}

/**
 * Draws a creature on a badge, centered at 0,0 with a radius of 242; an unknown creature is an egg.
 * A document can contain one badge only, because of its ids.
 */
export function drawBadge(creature: Creature): string {
  const { modifier, colors } = creature;
  const { tint, elements } = findDrawing(emblems, fullName(creature)) ?? emblems.get("egg")!;
  const texture = findDrawing(textures, modifier);
  const hexCodes = colors?.map(({ hexCode }) => hexCode) ?? [texture?.tint ?? tint];
  const [main = "#fffdf8", lower = main, upper] = hexCodes;
  const [body, ...details] = elements.split(/(?<=\/>)/);
  const stop = (color: string, from: number, to: number) =>
    `<stop offset="${from}" stop-color="${color}"/><stop offset="${to}" stop-color="${color}"/>`;
  const draw = (attributes: string) => `<use href="#body" ${attributes}/>`;
  return (
    `<g color="${lower}">${inlineSvg(seal)}</g>` +
    `<circle r="197" fill="${upper ?? "#fff8e6"}" stroke="${INK}" stroke-width="5"/>` +
    `<circle r="182" fill="${backgroundFor(main)}"/>` +
    `<defs>${body}<clipPath id="clip">${draw("")}</clipPath>` +
    `<linearGradient id="coat" x2=".2" y2="1">` +
    stop(upper ?? main, 0, 0.3) +
    stop(main, 0.3, 0.68) +
    `${stop(lower, 0.68, 1)}</linearGradient>` +
    `<pattern id="texture" width="80" height="80" patternUnits="userSpaceOnUse">${texture?.elements ?? ""}</pattern></defs>` +
    `<g transform="scale(.94)" fill="none">` +
    draw(`stroke="#fffdf8" stroke-width="34"`) +
    draw(`stroke="${INK}" stroke-width="16"`) +
    `<g clip-path="url(#clip)" color="${contrast(main, INK) < 2 ? "#fff8e6" : INK}">` +
    draw(`fill="url(#coat)"`) +
    draw(`fill="${INK}" fill-opacity=".3"`) +
    draw(`fill="url(#coat)" x="-8" y="-11"`) +
    (texture ? draw(`fill="url(#texture)"`) : "") +
    `${details.join("")}</g></g>`
  );
}

/** Returns the data URL of a badge. */
export function badgeDataUrl(creature: Creature): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-250 -250 500 500" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawBadge(creature)}</svg>`;
  // Other characters are not escaped, because escapes compress badly.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent)}`;
}
