import { ink, mix, type Coat } from "../colours";
import { clipped, fill, group, oval, spikes, stroke } from "../shapes";
import { beetle } from "./beetle";
import { egg } from "./egg";
import { fin } from "./fin";
import { frog } from "./frog";
import { paw } from "./paw";
import { star } from "./star";
import { tail } from "./tail";
import { wing } from "./wing";

/** Draws a kind of creature in a coat, around 0,0 and about 400 wide. */
type Emblem = (coat: Coat) => string;

const emblems: Record<string, Emblem> = {
  MAMMALS: paw,
  BIRDS: wing,
  REPTILES: tail,
  AMPHIBIANS: frog,
  FISH: fin,
  INSECTS: beetle,
  OTHER: star,
};

/** Below, the badge is what a creature comes out of; above, it may stick out. */
const window = "M-300,-300H300V0H-300ZM-198,0A198,198 0 0 0 198,0Z";

/**
 * The emblem of a category on its badge, around 0,0 with a radius of 236.
 *
 * @param category in any case; one that is not known, and none, come from an egg
 */
export function badge(category: string | undefined, coat: Coat): string {
  const kind = category?.toUpperCase() ?? "";
  const emblem = Object.hasOwn(emblems, kind) ? emblems[kind]! : egg;
  const edge = spikes([0, 0], 24, 238, 222);
  return (
    `<path d="${edge}" fill="${ink}" fill-opacity=".22" transform="translate(5 10)"/>` +
    `<path d="${edge}" fill="#fff8e6" stroke="${ink}" stroke-width="9"/>` +
    `<path d="${oval(0, 0, 202)}" fill="${coat.ground}" stroke="${ink}" stroke-width="7"/>` +
    fill(oval(-14, -18, 164), mix(coat.ground, "#ffffff", 0.18)) +
    stroke(oval(0, 0, 212), 4, mix(coat.main, "#fff8e6", 0.45)) +
    clipped(window, group(emblem(coat), { scale: 0.84 }))
  );
}

/** The same as a picture of its own: the address of an SVG that holds all of it. */
export function badgeAddress(category: string | undefined, coat: Coat): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-250 -250 500 500" ` +
    `stroke-linecap="round" stroke-linejoin="round">${badge(category, coat)}</svg>`;
  // Only what an address cannot hold is escaped: the rest compresses well.
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`;
}
