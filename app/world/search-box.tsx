import { Form } from "@remix-run/react";
import { longestQuery } from "~/ui/search-words";
import styles from "./search.module.css";

/** One box over the whole world; the browser suggests names that are sure to be found. */
export function SearchBox({ query, names }: { query: string; names: readonly string[] }) {
  return (
    <Form action="/world" role="search" className={styles.box}>
      <label htmlFor="q">Look something up</label>
      <span className={styles.row}>
        <input
          // A new search is a new box: Back and Forward show what was sought then.
          key={query}
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={longestQuery}
          list="names"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="a name or a word"
        />
        <button type="submit" className="button">
          Search
        </button>
      </span>
      <datalist id="names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Form>
  );
}
