import type { SearchEntries, SearchList } from "~/search/search-entry";
import { listFixedPages } from "./fixed-pages.server";

/** The functions by which features list their search entries. */
const features = import.meta.glob<() => SearchEntries>("/app/**/search-entries{,.server}.ts", {
  eager: true,
  import: "searchEntries",
});

/** Lists the entries of the whole site, for the search and the site map. */
export const listEntries: SearchList = () =>
  Promise.resolve([...listFixedPages(), ...Object.values(features).flatMap((list) => list())]);
