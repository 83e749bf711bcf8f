import { Link } from "@remix-run/react";
import { subSiteOf } from "~/http/sub-site";
import { SpeechBubble } from "~/ui/speech-bubble";
import { Thumbnail } from "~/ui/thumbnail";
import { suggestions } from "~content/home.yaml";
import { SearchBox } from "./search-box";
import type { Found, FoundEntry } from "./search-index.server";
import styles from "./search-page.module.css";

type SearchPageProps = Found & { query: string; isComplete: boolean };

/** The results of the site search in groups; without a query, the sections of the site. */
export function SearchPage({ query, groups, isSimilar, isComplete }: SearchPageProps) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const hasExact = count > 0 && !isSimilar;
  return (
    <div className="stack">
      <header>
        <h1>Search</h1>
        <SearchBox query={query} />
        <div role="status">
          {hasExact ? (
            <p className="note">{`${count} ${count === 1 ? "result" : "results"} for “${query}”`}</p>
          ) : (
            <SpeechBubble>
              <p>{describeFailure(query, isSimilar)}</p>
            </SpeechBubble>
          )}
        </div>
      </header>
      {!hasExact && (
        <nav aria-label="Sections">
          <p className="actions">
            {suggestions.map(({ to, title }) => (
              <a key={to} href={to} className="button quiet">
                {title}
              </a>
            ))}
          </p>
        </nav>
      )}
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ol className={`cards ${styles.cards}`}>{entries.map(ResultCard)}</ol>
        </section>
      ))}
      {!isComplete && (
        <p className="note">Some pages could not be searched just now. Try again in a moment.</p>
      )}
    </div>
  );
}

function describeFailure(query: string, isSimilar: boolean): string {
  if (!query) return "Type a name or a word. I look through the whole site, and my notes, too.";
  const advice = query.includes(" ") ? "A single word often finds more than several." : "";
  return `No results for “${query}”. ${isSimilar ? "These are similar." : advice}`;
}

function ResultCard({ name, to, place, excerpt, picture }: FoundEntry) {
  return (
    <li key={to}>
      {picture && <Thumbnail path={picture} size="small" alt="" />}
      <div>
        <Link to={to} reloadDocument={subSiteOf(to) !== "main"} className="card-link">
          <strong dir="auto">{name}</strong>
        </Link>
        {place && <small>{place}</small>}
        <span dir="auto">
          {excerpt.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        </span>
      </div>
    </li>
  );
}
