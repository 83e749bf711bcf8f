import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { ExcerptText } from "~/search/excerpt-text";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { FoundPage } from "./comic-index.server";
import { ComicSearchBox } from "./comic-search-box";
import styles from "./comic-search.module.css";
import { PageThumbnail } from "../landing/page-thumbnail";
import type { ComicSearchResults } from "./search.server";

interface ComicSearchProps {
  comic: { slug: string; title: string; pageShape: { width: number; height: number } };
  query: string;
  /** Nothing for no query. */
  results?: ComicSearchResults & {
    /** Whether there may be more. */
    isFull: boolean;
  };
}

/** The search page of a comic: its results, else a hint. */
export function ComicSearch({ comic, query, results }: ComicSearchProps) {
  const { slug, title } = comic;
  return (
    <div className={`narrow ${styles.search}`}>
      <h1>{`Search ${title}`}</h1>
      <ComicSearchBox comic={comic} query={query} />
      {!results && (
        <SpeechBubble>
          <p>
            Who said that, and where was the jar? Give me a word of it, or two. I look through
            everything that is drawn and said on the pages, and through my own notes below them.
          </p>
        </SpeechBubble>
      )}
      {results && <Results comic={comic} query={query} results={results} />}
      <p>
        <Link to={to.comic(slug)} className="touch-link">
          All chapters
        </Link>
      </p>
    </div>
  );
}

function Results({ comic, query, results }: Required<ComicSearchProps>) {
  const { found, isSimilar, complete, firstChapter, isFull } = results;
  return (
    <>
      {found.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <p role="status" className="note">
          {isSimilar ? (
            <>
              <span>Nothing found for</span> <q>{query}</q>
              <span>. These pages have similar words.</span>
            </>
          ) : (
            <>
              <span>{`${isFull ? "The best " : ""}${found.length} ${found.length === 1 ? "page" : "pages"} for`}</span>{" "}
              <q>{query}</q>
            </>
          )}
        </p>
      )}
      <ol className={`plain-list grid ${styles.found}`}>
        {found.map((page) => (
          <li key={`${page.chapter}/${page.page}`}>
            <FoundPageLink comic={comic} found={page} />
          </li>
        ))}
      </ol>
      {firstChapter !== undefined && (
        <p className="note">{`Only chapters from ${firstChapter} on were searched.`}</p>
      )}
      {!complete && (
        <p className="note">
          Some chapters could not be loaded just now, so results may be missing.
        </p>
      )}
    </>
  );
}

interface FoundPageLinkProps {
  comic: ComicSearchProps["comic"];
  found: FoundPage;
}

function FoundPageLink({ comic, found }: FoundPageLinkProps) {
  const { chapter, page, panel, imageId, isCommentary, excerpt } = found;
  const address = to.page(comic.slug, { chapter, page });
  return (
    <Link
      to={panel === undefined ? address : `${address}#panel-${panel}`}
      className={`card ${styles.page}`}
    >
      <PageThumbnail comic={comic} chapter={chapter} imageId={imageId} />
      <span className="grid">
        <strong>
          {`Chapter ${chapter}, page ${page}${panel !== undefined ? `, panel ${panel}` : ""}`}
        </strong>
        {isCommentary && <small>In the author’s notes:</small>}
        <ExcerptText pieces={excerpt} />
      </span>
    </Link>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div role="status">
      <SpeechBubble>
        <p>
          I held every page up to the light: nobody says <q>{query}</q>, and I didn’t draw it
          either. A single word often does better than a whole sentence.
        </p>
        <p>
          If it is a name or a place, the field guide may know it:{" "}
          <Link to={to.world(query)}>look it up in the world</Link>.
        </p>
      </SpeechBubble>
    </div>
  );
}
