import { Form } from "@remix-run/react";
import * as to from "~/addresses";
import { MAX_QUERY_LENGTH } from "~/ui/search-words";
import styles from "./search-box.module.css";

const label = "Search the whole site";

/** The search form of the whole site. */
export function SearchBox({ query }: { query: string }) {
  return (
    <Form action={to.search()} role="search" aria-label={label} className={`grid ${styles.box}`}>
      <label htmlFor="q">{label}</label>
      <span className={styles.row}>
        <input
          // The key resets the field, because Back and Forward change the query.
          key={query}
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
        />
        <button type="submit" className="button">
          Search
        </button>
      </span>
    </Form>
  );
}
