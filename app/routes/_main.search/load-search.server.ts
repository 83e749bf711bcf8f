import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { buildSearch, type SearchEntry } from "~/search/search-index.server";
import { cached, cachePolicies } from "~/upstream/cache.server";
import { lists } from "../[sitemap.xml]/lists.server";
import { listedRoutes } from "../[sitemap.xml]/pages.server";
import { listPartEntries } from "./part-entries";
import { readPage } from "./read-page.server";

/** The maximum numbers of searched pages of a list, and of concurrently loaded pages, most of which cost a call. */
const [MAX_PAGES, MAX_PARALLEL_PAGES] = [1_000, 10];

/** Their texts are the same as those of single pages. */
const repeated = ["/comics/$comic/$chapter/scroll", "/comics/$comic/$chapter/text"];

/** The search of the whole site, built on the first search, and rebuilt when it is five minutes old or incomplete. */
export const loadSearch = () =>
  cached("search", cachePolicies.story, buildSiteSearch, {
    isComplete: ({ isComplete }) => isComplete,
  });

async function buildSiteSearch() {
  const context: AppLoadContext = {};
  const pages = await listPages(context);
  const entries: SearchEntry[] = [];
  for (let at = 0; at < pages.length; at += MAX_PARALLEL_PAGES) {
    const some = pages.slice(at, at + MAX_PARALLEL_PAGES);
    const read = some.map(([route, address]) => readPage(route, address, context));
    entries.push(...(await Promise.all(read)).flat());
  }
  entries.push(...listPartEntries(entries));
  return { search: await buildSearch(entries), isComplete: !context.isIncomplete };
}

/** The pages of the site map with their routes. */
async function listPages(context: AppLoadContext) {
  const routes = listedRoutes().filter(({ path }) => !repeated.includes(path));
  const pages = routes.map(async (route) => {
    const addresses = (await lists[route.path]?.(orMissing(context))) ?? [route.path];
    return addresses.slice(0, MAX_PAGES).map((address) => [route, address] as const);
  });
  return (await Promise.all(pages)).flat();
}
