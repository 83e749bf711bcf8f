import MiniSearch from "minisearch";

/** A page that is proposed instead of a wrong address. */
export interface KnownPage {
  to: string;
  name: string;
}

const MAX_SIMILAR_PAGES = 3;

/** Builds the index that `findSimilarPages` searches. */
export function indexPages(pages: readonly KnownPage[]): MiniSearch<KnownPage & { id: number }> {
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

/** The pages whose addresses and names are most similar to a wrong address, best first. */
export function findSimilarPages(
  index: ReturnType<typeof indexPages>,
  address: string,
): KnownPage[] {
  const found = index.search(address).slice(0, MAX_SIMILAR_PAGES);
  // A much lower score than the best one is a coincidence.
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
