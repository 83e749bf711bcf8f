import { SearchBox } from "~/search/search-box";

/** Finds a page of a comic by its words. */
export function ComicSearchBox({ comic, query = "" }: { comic: { slug: string }; query?: string }) {
  return (
    <SearchBox
      action={`/comics/${comic.slug}/search`}
      label={query ? "Look for something else" : "Find a page by its words"}
      placeholder="what somebody said"
      query={query}
    />
  );
}
