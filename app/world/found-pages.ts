import { fold } from "~/ui/search-words";
import { breadcrumbs } from "./breadcrumbs";
import type { Piece } from "~/search/excerpt";
import { excerptOf } from "./excerpt";
import type { Find, SearchGroup } from "./search";

/** Results stand in groups: by what they are, and what only mentions the words by itself. */
export type FoundGroup = SearchGroup | "mentions";

/** A find as the page of results shows it. */
export interface FoundPage {
  name: string;
  group: FoundGroup;
  to: string;
  /** The way to its page: "Bestiary › Feral"; empty for one at the top. */
  place: string;
  excerpt: Piece[];
}

/** What of a find is shown: where it is, and the words around what was sought. */
export function foundPage({ entry, terms, isMention }: Find): FoundPage {
  const { name, to } = entry;
  const group = isMention ? "mentions" : entry.group;
  return { name, group, to, place: placeOf(to, name), excerpt: excerptOf(entry, terms) };
}

/** The names of the pages above, and of the page itself where the find is a part of it. */
function placeOf(to: string, name: string): string {
  const { pathname } = new URL(to, "http://site");
  return breadcrumbs(pathname)
    .map((crumb) => crumb.name)
    .filter((crumb) => crumb !== "World")
    .map((crumb) => (crumb === "Cga" ? "Guild" : crumb))
    .filter((crumb, at, all) => at < all.length - 1 || fold(crumb) !== fold(name))
    .join(" › ");
}

/** Results in their groups; the group with the best find first. */
export function inGroups(
  found: readonly FoundPage[],
): { group: FoundGroup; entries: FoundPage[] }[] {
  const groups = new Map<FoundGroup, FoundPage[]>();
  for (const page of found) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups].map(([group, entries]) => ({ group, entries }));
}
