import { SiteSearch } from "~/search/site-search.server";
import { onCacheCleared } from "~/upstream/cache.server";
import { listEntries } from "./list-entries.server";

let search: SiteSearch | undefined;

onCacheCleared(() => {
  search?.close();
  search = undefined;
});

/** Returns the search of the site, a new one after the upstream cache is cleared. */
export const openSearch = (): SiteSearch => (search ??= new SiteSearch(listEntries));
