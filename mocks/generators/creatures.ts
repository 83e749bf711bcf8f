import { amphibians } from "../data/generators/amphibians";
import { birds } from "../data/generators/birds";
import { casarokanCreatures } from "../data/generators/casarokan";
import { creatureCategories, type CreatureCategory } from "../data/generators/creature-categories";
import type { CreatureEntry } from "../data/generators/creature-entry";
import { fish } from "../data/generators/fish";
import { insects } from "../data/generators/insects";
import { mammals } from "../data/generators/mammals";
import { otherCreatures } from "../data/generators/other";
import { reptiles } from "../data/generators/reptiles";
import { bestiarySlug } from "../data/world";

/** A creature of the generators, as the v1 API returns it. */
export interface Creature {
  name: string;
  /** Breeds and kinds of the creature, of which a generator draws one. */
  subNames: readonly string[];
  category: CreatureCategory;
  mythical: boolean;
  extinct: boolean;
  casarokanUnique: boolean;
  /** The path of the creature's page, or "" if it has no page. */
  link: string;
}

const earthly: Record<CreatureCategory, readonly CreatureEntry[]> = {
  MAMMALS: mammals,
  BIRDS: birds,
  REPTILES: reptiles,
  AMPHIBIANS: amphibians,
  FISH: fish,
  INSECTS: insects,
  OTHER: otherCreatures,
};

/** All creatures of the generators, by category and name. */
export const creatures: readonly Creature[] = [
  ...creatureCategories.flatMap((category) =>
    earthly[category].map(
      ({ name, subNames = [], mythical = false, extinct = false }): Creature => ({
        name,
        subNames,
        category,
        mythical,
        extinct,
        casarokanUnique: false,
        link: "",
      }),
    ),
  ),
  ...Object.entries(casarokanCreatures).flatMap(([subsection, entries]) =>
    Object.entries(entries).map(([entry, { category, subNames = [] }]): Creature => ({
      // The name has no article, because sentences add one: "A Doorwarden".
      name: entry.replace(/^The /, ""),
      subNames,
      category,
      mythical: false,
      extinct: false,
      casarokanUnique: true,
      link: `/world/bestiary/${subsection}/${bestiarySlug(entry)}`,
    })),
  ),
].sort(
  (a, b) =>
    creatureCategories.indexOf(a.category) - creatureCategories.indexOf(b.category) ||
    a.name.localeCompare(b.name, "en"),
);

/** Returns the list of species in the wire format with all categories. */
export function speciesList(listed: readonly Creature[]) {
  return {
    result: Object.fromEntries(
      creatureCategories.map((category) => [
        categoryName(category),
        listed
          .filter((creature) => creature.category === category)
          .map(({ name, subNames }) => (subNames.length > 0 ? { name, subNames } : { name })),
      ]),
    ),
  };
}

/** Converts "MAMMALS" in requests to "Mammals" in lists. */
function categoryName(category: CreatureCategory): string {
  return category.charAt(0) + category.slice(1).toLowerCase();
}
