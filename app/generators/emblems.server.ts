import { groundFor, INK, isHexColor } from "~/preview-images/colors";
import seal from "./drawings/seal.svg?raw";
import { fill, group, inlineSvg, circlePath } from "~/preview-images/shapes";

/** One path around 0,0 for each category; its fill is the default color of the badge. */
const emblems = import.meta.glob<string>("./emblems/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

function findEmblem(category: string) {
  const svg = emblems[`./emblems/${category.toLowerCase()}.svg`] ?? emblems["./emblems/egg.svg"]!;
  const [, tint = "", shape = ""] = /fill="([^"]+)" d="([^"]+)"/.exec(svg) ?? [];
  return { tint, shape };
}

/**
 * Draws the emblem of a category on a badge, around 0,0 with a radius of 242. There can be one in a document,
 * because of its id.
 *
 * @param category in any case; an unknown one, and none, has the egg
 * @param colors of the creature, `#rrggbb`, the body's first; without any the badge has those of its category
 */
export function badge(category = "", colors: readonly string[] = []): string {
  const { shape, tint } = findEmblem(category);
  const [main = tint, edge = main, ring = "#fff8e6"] = colors.filter(isHexColor);
  return (
    `<g color="${edge}">${inlineSvg(seal)}</g>` +
    `<path d="${circlePath(0, 0, 197)}" fill="${ring}" stroke="${INK}" stroke-width="5"/>` +
    fill(circlePath(0, 0, 182), groundFor(main)) +
    `<clipPath id="badge"><path d="${shape}"/></clipPath>` +
    `<path d="${shape}" fill="none" stroke="${INK}" stroke-width="16"/>` +
    `<g clip-path="url(#badge)">` +
    fill(shape, main) +
    fill(shape, INK, 0.3) +
    group(fill(shape, main), { x: -8, y: -11 }) +
    `</g>`
  );
}

/** The data URL of a badge. */
export function badgeAddress(category: string | undefined): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-250 -250 500 500" ` +
    `stroke-linejoin="round">${badge(category)}</svg>`;
  // Other characters stay as they are, because escapes compress badly.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent)}`;
}
