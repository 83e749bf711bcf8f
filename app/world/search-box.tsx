import { SearchBox } from "~/search/search-box";

/** One box over the whole world. */
export function WorldSearchBox(props: { query: string; names: readonly string[] }) {
  return (
    <SearchBox
      action="/world"
      label="Look something up"
      placeholder="a name or a word"
      {...props}
    />
  );
}
