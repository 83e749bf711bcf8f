import * as to from "~/addresses";
import patchNotes from "~content/patch-notes.yaml";
import type { SearchEntry } from "~/search/search-entry";

/** The patch notes, version by version. */
export const searchEntries = (): SearchEntry[] =>
  patchNotes.map(({ version, title, groups }) => ({
    group: "Pages",
    names: [title, `Patch notes ${version}`],
    to: to.patchNotes(version),
    place: `Patch notes ${version}`,
    texts: groups.flatMap(({ changes }) => changes),
  }));
