import { fold, longestQuery } from "~/ui/search-words";
import { fullName } from "~/generators/full-name";

/** A species by its name, and the kinds of it that there are. */
export interface Species {
  name: string;
  subNames: readonly string[];
}

/** A category of a list, with what is in it. */
export interface SpeciesGroup {
  category: string;
  species: readonly Species[];
}

/** The categories of a list that have something in them, in their order. */
export function groupsOf(lists: Readonly<Record<string, readonly Species[]>>): SpeciesGroup[] {
  return Object.entries(lists)
    .map(([category, species]) => ({ category, species }))
    .filter(({ species }) => species.length > 0);
}

/** The id of a category's section. */
export function categoryId(category: string): string {
  return `all-${fold(category).replaceAll(" ", "-")}`;
}

/** How many species there are in all, whatever their kinds. */
export function countSpecies(groups: readonly SpeciesGroup[]): number {
  return groups.reduce((sum, { species }) => sum + species.length, 0);
}

/**
 * What of a list fits a query: species whose name has every word of it, with all their kinds, and
 * else the kinds that have, by their full name: "arctic f" is a fox, and one sort of it. Words may
 * be parts of words; case, accents and signs do not matter.
 *
 * @param query as it was typed; an empty one finds everything, one of signs alone nothing
 * @returns the groups in their order, without those where nothing fits
 */
export function searchSpecies(groups: readonly SpeciesGroup[], query: string): SpeciesGroup[] {
  const typed = query.slice(0, longestQuery).trim();
  if (!typed) return [...groups];
  const words = fold(typed).split(" ");
  if (!words[0]) return [];
  const fits = (name: string) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
  const fitting = ({ name, subNames }: Species): Species[] => {
    if (fits(name)) return [{ name, subNames }];
    const kinds = subNames.filter((subName) => fits(fullName({ name, subName })));
    return kinds.length > 0 ? [{ name, subNames: kinds }] : [];
  };
  return groups
    .map(({ category, species }) => ({ category, species: species.flatMap(fitting) }))
    .filter(({ species }) => species.length > 0);
}
