import MiniSearch from "minisearch";
import type { SubSite } from "~/http/sub-site";

/** A page that somebody may have meant. */
export interface KnownPage {
  to: string;
  name: string;
}

/** Pages that are proposed at most. */
const mostMeant = 3;

/** What is said of a page that is not there: by Chase, who draws the site, and by the guild's clerk. */
const lines = {
  main: [
    "I looked under the desk. There’s a sock, a pen cap and no page.",
    "The map says it’s here. It’s possible that I’m holding the map wrong.",
    "Either it moved, or I drew it once and never told anybody where.",
    "Vixy says she filed it. She won’t say under what.",
    "I followed the address all the way to the end, and there was a goose. I backed off slowly.",
    "Somebody must have borrowed it. Fair enough. I’d have borrowed it, too.",
  ],
  guild: [
    "The register has a line for it. The line has been ruled through, in our own hand.",
    "Inquiries after absent pages are answered in the order in which the pages return.",
    "Noted, dated and filed under Mislaid. The drawer no longer closes.",
  ],
} as const;

/** The line for an address that was asked for: always the same one, so that nothing changes on a reload. */
export function missingLine(subSite: SubSite, lost = ""): string {
  const all = lines[subSite === "guild" ? "guild" : "main"];
  const sum = Array.from(lost).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return all[sum % all.length]!;
}

/** Makes ready what `meantPages` looks in. */
export function indexOfPages(pages: readonly KnownPage[]): MiniSearch<KnownPage & { id: number }> {
  const index = new MiniSearch<KnownPage & { id: number }>({
    fields: ["to", "name"],
    storeFields: ["to", "name"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { name: 2 },
      combineWith: "OR",
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length < 4 ? false : 0.3),
    },
  });
  index.addAll(pages.map((page, id) => ({ id, ...page })));
  return index;
}

/** The pages whose addresses and names come nearest to an address that there is not, the nearest first. */
export function meantPages(index: ReturnType<typeof indexOfPages>, lost: string): KnownPage[] {
  const found = index.search(lost).slice(0, mostMeant);
  // What is far worse than the best was not meant.
  return found
    .filter(({ score }) => score > (found[0]?.score ?? 0) / 3)
    .map(({ to, name }) => ({ to: to as string, name: name as string }));
}

/** The words of an address or a name; those that hyphens join are one word, too: "patchnotes". */
function wordsOf(address: string): string[] {
  const segments = address
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, "")
    .split(/[^\p{L}\p{N}-]+/u);
  return segments
    .flatMap((segment) => [...segment.split("-"), segment.replaceAll("-", "")])
    .filter((word, at, all) => word.length > 1 && all.indexOf(word) === at)
    .slice(0, 12);
}
