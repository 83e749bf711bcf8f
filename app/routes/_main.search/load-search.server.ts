import { searchEntries as characters } from "~/characters/search-entries.server";
import { searchEntries as charities } from "~/charities/search-entries";
import { searchEntries as comics } from "~/comics/load/search-entries.server";
import { searchEntries as commissions } from "~/commissions/search-entries.server";
import { searchEntries as galleries } from "~/galleries/search-entries.server";
import type { SearchList } from "~/search/search-entry";
import { SiteSearch } from "~/search/site-search.server";
import { searchEntries as shop } from "~/shop/search-entries.server";
import { searchEntries as siteInfo } from "~/site-info/search-entries";
import { getCache } from "~/upstream/cache.server";
import { searchEntries as world } from "~/world/search-entries.server";
import { searchEntries as pages } from "./listed-pages.server";

/** Lists all search entries of the site. The search loads the lists in this order. */
export const listEntries: SearchList = () =>
  Promise.resolve([
    ...pages(),
    ...comics(),
    ...characters(),
    ...world(),
    ...galleries(),
    ...commissions(),
    ...shop(),
    ...charities(),
    ...siteInfo(),
  ]);

let current: { cache: object; search: SiteSearch } | undefined;

/** Returns the search of the site. After the upstream cache has been cleared, it is a new, empty search. */
export function openSearch(): SiteSearch {
  const cache = getCache();
  if (current?.cache !== cache) {
    current = { cache, search: new SiteSearch(listEntries, () => getCache() === cache) };
  }
  return current.search;
}
