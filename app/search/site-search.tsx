import * as to from "~/addresses";
import { SearchBox } from "./search-box";

/** The search of the comic, the world and the characters. */
export function SiteSearch({ query }: { query: string }) {
  return (
    <SearchBox
      action={to.search()}
      label="Search comic, world and characters"
      placeholder="a name or a word"
      query={query}
    />
  );
}
