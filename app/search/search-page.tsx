import { Link } from "@remix-run/react";
import { subSiteOf } from "~/http/sub-site";
import { plainSlug } from "~/slugs";
import { SpeechBubble } from "~/ui/speech-bubble";
import { Thumbnail } from "~/ui/thumbnail";
import { suggestions } from "~content/home.yaml";
import { SearchBox } from "./search-box";
import type { FoundEntry } from "./search-index.server";
import type { SiteSearch } from "./site-search.server";
import styles from "./search-page.module.css";

interface SearchPageProps {
  query: string;
  /** Undefined if there is no query. */
  found: Awaited<ReturnType<SiteSearch["find"]>> | undefined;
}

/** The results of the site search in groups; the sections of the site if there is no query. */
export function SearchPage({ query, found }: SearchPageProps) {
  const { groups = [], count = 0, isSimilar, hasWords, progress } = found ?? {};
  const hasExact = count > 0 && !isSimilar;
  const shown = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="stack">
      <header>
        <h1>Search</h1>
        <SearchBox query={query} />
        <div role="status">
          {hasExact ? (
            <p className="note">
              {`${count} ${count === 1 ? "result" : "results"} for “${query}”`}
              {shown < count && `; here are the best ${shown}`}
            </p>
          ) : (
            <SpeechBubble>
              <p>{describeFailure(query, hasWords, isSimilar)}</p>
            </SpeechBubble>
          )}
          {progress && <p className="note">{describeProgress(progress)}</p>}
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
      {groups.length > 1 && (
        <nav aria-label="Results">
          <p className="actions">
            {groups.map(({ title, entries }) => (
              <a key={title} href={`#${plainSlug(title)}`} className="button quiet">
                {`${title} ${entries.length}`}
              </a>
            ))}
          </p>
        </nav>
      )}
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2 id={plainSlug(title)}>{title}</h2>
          <ol className={`cards ${styles.cards}`}>{entries.map(ResultCard)}</ol>
        </section>
      ))}
    </div>
  );
}

function describeFailure(query: string, hasWords = false, isSimilar = false): string {
  if (!query) return "Type a name or a word. I look through the whole site, and my notes, too.";
  if (!hasWords) return `There is no word in “${query}” to look for. Type a name or a word.`;
  const advice = query.includes(" ") ? "A single word often finds more than several." : "";
  return `No results for “${query}”. ${isSimilar ? "These are similar." : advice}`;
}

function describeProgress({ read, total }: { read: number; total: number }): string {
  return read < total
    ? `${read.toLocaleString("en")} of ${total.toLocaleString("en")} pages can be searched so far.`
    : "Some pages could not be searched just now. Try again in a moment.";
}

function ResultCard({ name, to, place, excerpt, picture }: FoundEntry) {
  return (
    <li key={`${to} ${name}`}>
      {picture && <Thumbnail path={picture} alt="" width={80} height={80} />}
      <div>
        <Link to={to} reloadDocument={subSiteOf(to) !== "main"} className="card-link">
          <strong dir="auto">{name}</strong>
        </Link>{" "}
        {place && <small className="note">{place}</small>}
        <p dir="auto">
          {excerpt.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        </p>
      </div>
    </li>
  );
}
