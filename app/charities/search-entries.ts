import * as to from "./addresses";
import { charities } from "~content/charities.yaml";
import type { SearchEntry } from "~/search/search-entry";

/** Lists the search entries of the charities. */
export const searchEntries = (): SearchEntry[] =>
  charities.map(({ slug, name, line, lead, story, keywords }) => ({
    group: "Pages",
    names: [name],
    to: to.charity(slug),
    place: "Charities",
    keywords,
    texts: [line, lead, story],
  }));
