import * as to from "~/addresses";
import { SearchBox } from "~/search/search-box";

/** Finds a page of a comic by its words. */
export function ComicSearchBox({ comic, query = "" }: { comic: { slug: string }; query?: string }) {
  return (
    <SearchBox
      action={to.comicSearch(comic.slug)}
      label={query ? "Search again" : "Search the pages"}
      placeholder="jar, for example"
      query={query}
    />
  );
}
