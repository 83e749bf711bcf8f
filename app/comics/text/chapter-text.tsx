import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { nameChapter } from "~/page-ref";
import { Html } from "~/ui/html";
import { NeighborLinks } from "~/ui/neighbor-links";
import styles from "./chapter-text.module.css";
import type { LoadedText } from "./load-text.server";

/** A chapter as text for screen readers, slow connections and printing. */
export function ChapterText() {
  const { comic, chapter, texts, previous, next } = useLoaderData<LoadedText>();
  const { slug, title } = comic;
  const { number } = chapter;
  const toNeighbor = (neighbor: number | undefined) =>
    neighbor === undefined
      ? undefined
      : { name: nameChapter(neighbor), path: to.text(slug, neighbor) };
  return (
    <article className={`narrow ${styles.text}`}>
      <header>
        <p className="note">
          <Link to={to.comic(slug)}>{title}</Link>, as text
        </p>
        <h1>{nameChapter(number, chapter.title)}</h1>
      </header>
      {texts.map(({ page, transcript }) => (
        <Fragment key={page}>
          <h2 id={`page-${page}`}>
            <Link to={to.page(slug, { chapter: number, page })}>{`Page ${page}`}</Link>
          </h2>
          {transcript ? (
            <Html html={transcript} />
          ) : (
            <p className="note">This page has no text yet. See its picture.</p>
          )}
        </Fragment>
      ))}
      <NeighborLinks label="Chapters" previous={toNeighbor(previous)} next={toNeighbor(next)}>
        <Link to={to.comic(slug)} className="button quiet">
          All chapters
        </Link>
      </NeighborLinks>
    </article>
  );
}
