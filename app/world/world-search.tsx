import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { subSiteOf } from "~/http/sub-site";
import { ExcerptText } from "~/search/excerpt-text";
import { SearchBox } from "~/search/search-box";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { FoundEntry, ResultGroup } from "./search.server";
import styles from "./world-search.module.css";

/** Results of a group that are shown at first. */
const MAX_SHOWN_RESULTS = 6;

const titles: Record<FoundEntry["group"], string> = {
  topics: "Creatures and plants",
  characters: "Characters",
  magic: "Magic",
  places: "Places",
  words: "Glossary and history",
  pages: "Pages",
  mentions: "Mentioned in",
};

interface SearchResultsProps {
  query: string;
  groups: readonly ResultGroup[];
  /** Whether the results are only similar to the query. */
  isSimilar: boolean;
  /** Whether every list could be searched. */
  complete: boolean;
  names: readonly string[];
}

export function WorldSearchBox(props: { query: string; names: readonly string[] }) {
  return (
    <SearchBox
      action={to.world()}
      label="Search the world"
      placeholder="a name or a word"
      {...props}
    />
  );
}

/** The results of a search of the world in groups, or names to search for instead. */
export function SearchResults({ query, groups, isSimilar, complete, names }: SearchResultsProps) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={styles.results} data-paper="">
      <h1>Search results</h1>
      <WorldSearchBox query={query} names={names} />
      {count > 0 && (
        <p role="status" className="note">
          {isSimilar ? (
            <>
              <span>No results for</span> <q>{query}</q>
              <span>. These are similar:</span>
            </>
          ) : (
            <>
              <span>{`${count} ${count === 1 ? "result" : "results"} for`}</span> <q>{query}</q>
            </>
          )}
        </p>
      )}
      {groups.map(({ group, entries }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{titles[group]}</h2>
          <ResultCards entries={entries.slice(0, MAX_SHOWN_RESULTS)} />
          {entries.length > MAX_SHOWN_RESULTS && (
            <details>
              <summary>{`Show ${entries.length - MAX_SHOWN_RESULTS} more`}</summary>
              <ResultCards entries={entries.slice(MAX_SHOWN_RESULTS)} />
            </details>
          )}
        </section>
      ))}
      {count === 0 && (
        <div role="status">
          <SpeechBubble>
            <p>
              No results for <q>{query}</q>. A single word often finds more than several. Try one of
              these:
            </p>
            <ul className="actions plain-list">
              {names.slice(0, 6).map((name) => (
                <li key={name}>
                  <Link to={to.world(name)} className="touch-link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </SpeechBubble>
        </div>
      )}
      {!complete && (
        <p className="note">Some pages could not be searched just now. Try again in a moment.</p>
      )}
      <p>
        <Link to={to.world()}>Back to World</Link>
      </p>
    </div>
  );
}

function ResultCards({ entries }: { entries: readonly FoundEntry[] }) {
  return (
    <ul className={`cards ${styles.cards}`}>
      {entries.map(({ name, to, place, excerpt }) => (
        <li key={`${name} ${to}`} className="grid">
          <Link to={to} reloadDocument={subSiteOf(to) !== "main"} className="card-link">
            <strong>{name}</strong>
          </Link>
          {place && <small>{place}</small>}
          <ExcerptText pieces={excerpt} />
        </li>
      ))}
    </ul>
  );
}
