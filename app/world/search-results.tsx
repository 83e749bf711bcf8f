import { Link } from "@remix-run/react";
import { subSiteOf } from "~/http/sub-site";
import { inGroups, type FoundGroup, type FoundPage } from "./found-pages";
import { mostResults } from "~/search/shards";
import { ExcerptText } from "~/search/excerpt-text";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { WorldSearchBox } from "./search-box";
import styles from "./search.module.css";

const titles: Record<FoundGroup, string> = {
  topics: "Creatures and plants",
  characters: "Characters",
  magic: "Magic",
  places: "Places",
  words: "Words and ages",
  pages: "Pages",
  mentions: "Also mentioned by",
};

interface SearchResultsProps {
  query: string;
  found: readonly FoundPage[];
  /** Whether nothing is spelled as the query, and these nearly are. */
  isNearly: boolean;
  /** Whether every list could be searched. */
  complete: boolean;
  names: readonly string[];
}

/** What a search of the world found, in groups; or a word of comfort, and where to look instead. */
export function SearchResults({ query, found, isNearly, complete, names }: SearchResultsProps) {
  return (
    <div className={styles.results} data-paper="">
      <h1>Search the world</h1>
      <WorldSearchBox query={query} names={names} />
      {found.length > 0 && (
        <p role="status" className={styles.count}>
          {isNearly ? (
            <>
              Nothing is spelled <q>{query}</q>; this comes nearest.
            </>
          ) : (
            <>
              {found.length === mostResults ? "The first " : ""}
              {found.length} {found.length === 1 ? "find" : "finds"} for <q>{query}</q>
            </>
          )}
        </p>
      )}
      {inGroups(found).map(({ group, entries }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{titles[group]}</h2>
          <ul className={styles.finds}>
            {entries.map(({ name, to, place, excerpt }) => (
              <li key={`${name} ${to}`}>
                <Link to={to} reloadDocument={subSiteOf(to) !== "main"}>
                  <strong>{name}</strong>
                  {place && <small>{place}</small>}
                  <ExcerptText pieces={excerpt} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <NothingFound query={query} names={names} />}
      {!complete && (
        <p className={styles.missing}>
          Some shelves of the library could not be reached just now, so this may not be everything.
        </p>
      )}
      <p>
        <Link to="/world">Back to the overview</Link>
      </p>
    </div>
  );
}

function NothingFound({ query, names }: { query: string; names: readonly string[] }) {
  return (
    <div className={styles.nothing} role="status">
      <SpeechBubble speaker={<FoxMark />}>
        <p>
          I turned every page twice and shook the atlas: nothing under <q>{query}</q>. A single word
          often does better than several. Perhaps one of these?
        </p>
        <ul className={styles.instead}>
          {names.slice(0, 6).map((name) => (
            <li key={name}>
              <Link to={`/world?${new URLSearchParams({ q: name }).toString()}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </SpeechBubble>
    </div>
  );
}
