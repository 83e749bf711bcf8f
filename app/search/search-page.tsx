import { Link } from "@remix-run/react";
import { subSiteOf } from "~/http/sub-site";
import { SpeechBubble } from "~/ui/speech-bubble";
import { Thumbnail } from "~/ui/thumbnail";
import type { FoundEntry, groupResults } from "./search-index";
import { SiteSearch } from "./site-search";
import styles from "./search-page.module.css";

/** Results of a group that are shown at first. */
const MAX_SHOWN_RESULTS = 6;

const titles: Record<FoundEntry["group"], string> = {
  comic: "Comic pages",
  topics: "Creatures and plants",
  characters: "Characters",
  magic: "Magic",
  places: "Places",
  words: "Glossary and history",
  pages: "Pages of the world",
  mentions: "Mentioned in",
};

interface SearchPageProps {
  query: string;
  groups: ReturnType<typeof groupResults>;
  /** Whether the results are only similar to the query. */
  isSimilar: boolean;
  /** What could not be searched, in sentences. */
  gaps: readonly string[];
}

/** The search of the comic, the world and the characters: its results in groups, else a hint. */
export function SearchPage({ query, groups, isSimilar, gaps }: SearchPageProps) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <h1>Search</h1>
      <SiteSearch query={query} />
      {count > 0 ? (
        <p role="status" className="note">
          <span>
            {isSimilar ? "No results for" : count === 1 ? "1 result for" : `${count} results for`}
          </span>{" "}
          <q>{query}</q>
          {isSimilar && <span>. These are similar:</span>}
        </p>
      ) : (
        <div role="status">
          <SpeechBubble>
            {query ? (
              <p>
                No results for <q>{query}</q>. A single word often finds more than several.
              </p>
            ) : (
              <p>
                Type a name or a word. I look through the pages of the comic, my notes below them,
                the characters and the whole world.
              </p>
            )}
          </SpeechBubble>
        </div>
      )}
      <div className={`row ${styles.groups}`}>
        {groups.map(({ group, entries }) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group}>{titles[group]}</h2>
            <ResultCards entries={entries.slice(0, MAX_SHOWN_RESULTS)} />
            {entries.length > MAX_SHOWN_RESULTS && (
              <details className={styles.more}>
                <summary>{`Show ${entries.length - MAX_SHOWN_RESULTS} more`}</summary>
                <ResultCards entries={entries.slice(MAX_SHOWN_RESULTS)} />
              </details>
            )}
          </section>
        ))}
      </div>
      {gaps.map((gap) => (
        <p key={gap} className="note">
          {gap}
        </p>
      ))}
    </>
  );
}

function ResultCards({ entries }: { entries: readonly FoundEntry[] }) {
  return (
    <ol className={`cards ${styles.cards}`}>
      {entries.map(({ name, to, place, excerpt, picture }) => (
        <li key={`${name} ${to}`}>
          {picture && <Thumbnail {...picture} size="small" alt="" />}
          <div>
            <Link to={to} reloadDocument={subSiteOf(to) !== "main"} className="card-link">
              <strong>{name}</strong>
            </Link>
            {place && <small>{place}</small>}
            <span>
              {excerpt.map(({ text, isMatch }, at) =>
                isMatch ? <mark key={at}>{text}</mark> : text,
              )}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
