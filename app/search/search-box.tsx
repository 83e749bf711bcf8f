import { Form } from "@remix-run/react";
import { longestQuery } from "~/ui/search-words";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  /** Where the answer is. */
  action: string;
  label: string;
  placeholder: string;
  query: string;
  /** What the browser suggests: names that are sure to be found. */
  names?: readonly string[];
}

/** A box to look something up in; a form, so that it needs no script. */
export function SearchBox({ action, label, placeholder, query, names }: SearchBoxProps) {
  return (
    <Form action={action} role="search" className={styles.box}>
      <label htmlFor="q">{label}</label>
      <span className={styles.row}>
        <input
          // A new search is a new box: Back and Forward show what was sought then.
          key={query}
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={longestQuery}
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
