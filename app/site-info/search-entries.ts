import * as to from "~/addresses";
import patchNotes from "~content/patch-notes.yaml";
import type { SearchEntry } from "~/search/search-entry";

/** Lists the search entries of the patch notes of each version. */
export const searchEntries = (): SearchEntry[] =>
  patchNotes.map(({ version, title, groups }, at) => ({
    group: "Pages",
    names: [title, `Patch notes ${version}`, ...(at === 0 ? ["Patch notes"] : [])],
    to: to.patchNotes(version),
    place: `Patch notes ${version}`,
    keywords: ["changelog"],
    texts: groups.flatMap(({ changes }) => changes),
  }));
