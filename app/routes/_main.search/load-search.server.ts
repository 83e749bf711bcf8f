import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { buildSearch, type SearchEntry } from "~/search/search-index.server";
import { cached, cachePolicies } from "~/upstream/cache.server";
import { lists } from "../[sitemap.xml]/lists.server";
import { listedRoutes, type ListedRoute } from "../[sitemap.xml]/pages.server";
import { listPartEntries } from "./part-entries";
import { readPage } from "./read-page.server";

/** Pages of a list that are searched, and that are read at the same time: most of them cost a call. */
const [MAX_PAGES, MAX_PARALLEL_PAGES] = [1_000, 20];

/** Their texts are those of single pages. */
const repeated = ["/comics/$comic/$chapter/scroll", "/comics/$comic/$chapter/text"];

/**
 * The search of the whole site: the pages of the site map. It is built at the first search, and again when it is five
 * minutes old or lacks a page.
 */
export const loadSearch = () =>
  cached("search", cachePolicies.story, buildSiteSearch, {
    hasIt: ({ isComplete }) => isComplete,
  });

async function buildSiteSearch() {
  const context: AppLoadContext = {};
  const routes = listedRoutes().filter(({ path }) => !repeated.includes(path));
  const pages = await Promise.all(routes.map((route) => readPages(route, context)));
  const search = await buildSearch([...pages.flat(), ...listPartEntries(pages.flat())]);
  return { search, isComplete: !context.isIncomplete };
}

async function readPages(route: ListedRoute, context: AppLoadContext): Promise<SearchEntry[]> {
  const listed = (await lists[route.path]?.(orMissing(context))) ?? [route.path];
  const entries: SearchEntry[] = [];
  for (let at = 0; at < Math.min(listed.length, MAX_PAGES); at += MAX_PARALLEL_PAGES) {
    const some = listed.slice(at, at + MAX_PARALLEL_PAGES);
    const read = some.map((address) => readPage(route, address, context));
    entries.push(...(await Promise.all(read)).flat());
  }
  return entries;
}
