import { Form } from "@remix-run/react";
import { MAX_QUERY_LENGTH } from "~/ui/search-words";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  /** The path of the results. */
  action: string;
  label: string;
  placeholder: string;
  query: string;
  /** Suggestions of the browser. */
  names?: readonly string[];
}

/** A search form. */
export function SearchBox({ action, label, placeholder, query, names }: SearchBoxProps) {
  return (
    <Form action={action} role="search" aria-label={label} className={`grid ${styles.box}`}>
      <label htmlFor="q">{label}</label>
      <span className={styles.row}>
        <input
          // Back and Forward show the query of that page.
          key={query}
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          list={names && "names"}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
        />
        <button type="submit" className="button">
          Search
        </button>
      </span>
      {names && (
        <datalist id="names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </Form>
  );
}
