import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { useState, type RefObject } from "react";
import { InlineScript } from "~/document/inline-script";
import { nameChapter } from "~/page-ref";
import resumeScript from "~/reading/resume-script?inline-script";
import { RetryWithoutScript } from "~/ui/picture-status";
import { comicPicture } from "../comic-picture";
import { EndCard } from "../reader/end-card";
import { ReadingSettings, SettingsButton } from "../reader/reading-settings";
import { SharePage } from "../reader/share-page";
import { usePageShown } from "../reader/use-page-shown";
import styles from "./chapter-scroll.module.css";
import type { LoadedScroll } from "./load-scroll.server";
import { ScrollPage } from "./scroll-page";
import { useScrollPosition } from "./use-scroll-position";

/** A chapter of a comic: its pages one below the other. */
export function ChapterScroll() {
  const loaded = useLoaderData<LoadedScroll>();
  const { comic, chapter, pages, before, end } = loaded;
  const { number, title } = chapter;
  const { slug } = comic;
  const { next } = end.controls;
  const adjacentScrolls = {
    before: before && to.scroll(slug, before),
    after: next && to.scroll(slug, { chapter: next.chapter }),
  };
  /** Path of the last picture that was in the viewport. */
  const [shownPicture, setShownPicture] = useState<string>();
  const { here, figure, scroll } = useScrollPosition(number, adjacentScrolls);
  const shown = { chapter: number, page: here ?? pages[0]!.page };

  return (
    <article ref={scroll} className={styles.scroll}>
      <header className={`row ${styles.heading}`}>
        <h1>
          <Link to={to.comic(slug)} className="quiet-link">
            {comic.title}
          </Link>
          <span>{`, ${nameChapter(number, title, "chapter")}`}</span>
        </h1>
        <p>{pages.length === 1 ? "One page" : `${pages.length} pages`}</p>
        <SettingsButton />
        {before && (
          <Link to={to.scroll(slug, before)} rel="prev" className="touch-link">
            {`The end of ${nameChapter(before.chapter, before.title, "chapter")}`}
          </Link>
        )}
      </header>

      {pages.map((page, index) => (
        <ScrollPage
          key={`${number}/${page.page}`}
          comic={comic}
          chapter={number}
          page={page}
          isFirst={index === 0}
          isHere={shown.page === page.page}
          onShown={setShownPicture}
        />
      ))}

      <footer className={`screen-only grid ${styles.below}`}>
        <EndCard page={end} />
        <p className="actions">
          <Link to={to.openChapter(slug, number)} className="touch-link">
            All chapters
          </Link>
          <SharePage comic={comic} page={shown} />
          <SettingsButton />
        </p>
        <RetryWithoutScript className="note" />
      </footer>
      <ReadingSettings ways={{ page: to.page(slug, shown), scroll: to.scroll(slug, shown) }} />

      {here !== undefined && (
        <RecordPage {...loaded} page={here} shownPicture={shownPicture} figure={figure} />
      )}
      <InlineScript code={resumeScript} />
    </article>
  );
}

interface RecordPageProps extends LoadedScroll {
  page: number;
  shownPicture: string | undefined;
  figure: RefObject<HTMLElement>;
}

/** Records the visible page, as the single-page reader does. */
function RecordPage({ page, shownPicture, figure, ...loaded }: RecordPageProps) {
  const { comic, chapter, pages, before, end } = loaded;
  const refOf = (at: number) => pages[at] && { chapter: chapter.number, page: pages[at].page };
  const at = pages.findIndex((one) => one.page === page);
  const { imageId } = pages[at]!;
  const shown = {
    pages: [refOf(at)!],
    imageId,
    previous: refOf(at - 1) ?? before,
    next: refOf(at + 1) ?? end.controls.next,
    first: comic.first,
    latest: comic.latest,
    inScroll: true,
  };
  const isArrived = shownPicture === comicPicture(comic.slug, chapter.number, imageId);
  usePageShown(comic.slug, shown, isArrived, figure);
  return null;
}
