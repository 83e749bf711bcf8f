import { anthros } from "./world/anthro";
import { aspects } from "./world/aspect";
import { botanary } from "./world/botanary";
import { classes } from "./world/classes";
import { draconics } from "./world/draconic";
import { elements } from "./world/elements";
import { ferals } from "./world/feral";
import { floradons } from "./world/floradon";
import { monsters } from "./world/monster";
import type { WorldContent, Topics } from "./world/content";

export type { WorldContent } from "./world/content";

/** The creatures of each bestiary subsection, in display order. */
const bestiary: Record<string, Topics> = {
  anthro: anthros,
  aspect: aspects,
  draconic: draconics,
  feral: ferals,
  monster: monsters,
  floradon: floradons,
};

/** Returns the slug of a name in the bestiary, with hyphens for spaces and apostrophes. */
export function bestiarySlug(name: string): string {
  return name.toLowerCase().replaceAll("š", "s").replace(/[ '’]/g, "-");
}

/** Returns the slug of a name that is not in the bestiary, with hyphens for spaces. */
function plainSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** `v1/world/topics/{topic}`: names in the bestiary, and subsections of the botanary. */
export const topics: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(bestiary).map(([subsection, entries]) => [subsection, Object.keys(entries)]),
  ),
  botanary: Object.keys(botanary),
};

/** `v1/world/content/world/{path}`, by path. */
export const content: Record<string, WorldContent> = Object.fromEntries([
  ...Object.entries(bestiary).flatMap(([subsection, entries]) =>
    Object.entries(entries).map(
      ([name, page]) => [`bestiary/${subsection}/${bestiarySlug(name)}`, page] as const,
    ),
  ),
  ...Object.entries(botanary).flatMap(([shelf, { plants, pageLeft, pageRight }]) => [
    [`botanary/${plainSlug(shelf)}`, { pageLeft, pageRight }] as const,
    ...Object.entries(plants).map(
      ([name, page]) => [`botanary/${plainSlug(shelf)}/${plainSlug(name)}`, page] as const,
    ),
  ]),
  ...Object.entries(elements).map(([slug, page]) => [`magic/elements/${slug}`, page] as const),
  ...Object.entries(classes).map(([slug, page]) => [`magic/classes/${slug}`, page] as const),
]);
