import { SiteSearch } from "~/search/site-search.server";
import { onCacheCleared } from "~/upstream/cache.server";
import { listEntries } from "./list-entries.server";

let search: SiteSearch | undefined;

onCacheCleared(() => {
  search?.close();
  search = undefined;
});

/** Returns the search of the site. If the upstream cache was cleared, creates a new search. */
export const openSearch = (): SiteSearch => (search ??= new SiteSearch(listEntries));
