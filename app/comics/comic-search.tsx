import { Link } from "@remix-run/react";
import { pageAddress } from "~/reading/page-ref";
import { ExcerptText } from "~/search/excerpt-text";
import { FoxMark } from "~/ui/fox-mark";
import { pictureAddress } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { FoundPage } from "./comic-index.server";
import { comicPicture } from "./comic-picture";
import { ComicSearchBox } from "./comic-search-box";
import styles from "./comic-search.module.css";
import type { ComicFinds } from "./search.server";

interface ComicSearchProps {
  comic: { slug: string; title: string; pageShape: { width: number; height: number } };
  query: string;
  /** Nothing for no query. */
  results?: ComicFinds & {
    /** Whether there may be more. */
    isFull: boolean;
  };
}

/** The search page of a comic: its results, else a hint. */
export function ComicSearch({ comic, query, results }: ComicSearchProps) {
  const { slug, title } = comic;
  return (
    <div className={styles.search}>
      <h1>Search {title}</h1>
      <ComicSearchBox comic={comic} query={query} />
      {!results && (
        <SpeechBubble speaker={<FoxMark />}>
          <p>
            Who said that, and where was the jar? Give me a word of it, or two. I look through
            everything that is drawn and said on the pages, and through my own notes below them.
          </p>
        </SpeechBubble>
      )}
      {results && <Results comic={comic} query={query} results={results} />}
      <p className={styles.back}>
        <Link to={`/comics/${slug}`}>All chapters</Link>
      </p>
    </div>
  );
}

function Results({ comic, query, results }: Required<ComicSearchProps>) {
  const { found, isNearly, complete, since, isFull } = results;
  return (
    <>
      {found.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <p role="status" className={styles.note}>
          {isNearly ? (
            <>
              Nothing found for <q>{query}</q>. These pages have similar words.
            </>
          ) : (
            <>
              {isFull && "The best "}
              {found.length} {found.length === 1 ? "page" : "pages"} for <q>{query}</q>
            </>
          )}
        </p>
      )}
      <ol className={styles.finds}>
        {found.map((find) => (
          <li key={`${find.chapter}/${find.page}`}>
            <Find comic={comic} find={find} />
          </li>
        ))}
      </ol>
      {since !== undefined && (
        <p className={styles.note}>Only chapters from {since} on were searched.</p>
      )}
      {!complete && (
        <p className={styles.note}>
          Some chapters could not be loaded just now, so results may be missing.
        </p>
      )}
    </>
  );
}

function Find({ comic, find }: { comic: ComicSearchProps["comic"]; find: FoundPage }) {
  const { pictureHost } = useSiteData();
  const { chapter, page, panel, imageId, isCommentary, excerpt } = find;
  const address = pageAddress(comic.slug, { chapter, page });
  const picture = comicPicture(comic.slug, chapter, imageId);
  return (
    <Link to={panel === undefined ? address : `${address}#panel-${panel}`} className={styles.find}>
      <img
        src={pictureAddress(pictureHost, "thumbnail", picture, "small")}
        alt=""
        {...comic.pageShape}
        loading="lazy"
        decoding="async"
      />
      <span>
        <strong>
          Chapter {chapter}, page {page}
          {panel !== undefined && `, panel ${panel}`}
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
      <SpeechBubble speaker={<FoxMark />}>
        <p>
          I held every page up to the light: nobody says <q>{query}</q>, and I didn’t draw it
          either. A single word often does better than a whole sentence.
        </p>
        <p>
          If it is a name or a place, the field guide may know it:{" "}
          <Link to={`/world?${new URLSearchParams({ q: query }).toString()}`}>
            look it up in the world
          </Link>
          .
        </p>
      </SpeechBubble>
    </div>
  );
}
