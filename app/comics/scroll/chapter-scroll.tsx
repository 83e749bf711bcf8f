import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { useState, type RefObject } from "react";
import { InlineScript } from "~/document/inline-script";
import resumeScript from "~/reading/resume-script?inline-script";
import { nameChapter } from "~/page-ref";
import { pageSearch } from "~/ui/paginate";
import { Pagination } from "~/ui/pagination";
import { RetryWithoutScript } from "~/ui/picture-status";
import { comicPicture } from "../comic-picture";
import styles from "./chapter-scroll.module.css";
import { EndCard } from "../reader/end-card";
import type { LoadedScroll } from "./load-scroll.server";
import { ReadingSettings, SettingsButton } from "../reader/reading-settings";
import { ScrollPage } from "./scroll-page";
import { SharePage } from "../reader/share-page";
import { usePageShown } from "../reader/use-page-shown";
import { useScrollPosition } from "./use-scroll-position";

/** A chapter of a comic, or a part of a long one: its pages one below the other. */
export function ChapterScroll() {
  const loaded = useLoaderData<LoadedScroll>();
  const { comic, chapter, pages, pagination, before, end } = loaded;
  const { number, title, count } = chapter;
  const { slug } = comic;
  const { page: part, pages: parts } = pagination;
  const own = to.scroll(slug, { chapter: number });
  const partAddress = (which: number) => own + (pageSearch({ page: which, pages: parts }) ?? "");
  const next = end?.controls.next;
  const adjacentScrolls = {
    before: part > 1 ? partAddress(part - 1) : before && to.scroll(slug, before),
    after:
      part < parts ? partAddress(part + 1) : next && to.scroll(slug, { chapter: next.chapter }),
  };
  /** The path of the picture that was in sight last. */
  const [shownPicture, setShownPicture] = useState<string>();
  const { here, figure, scroll } = useScrollPosition(`${number} ${part}`, adjacentScrolls);
  const [first, last] = [pages[0]!.page, pages.at(-1)!.page];
  const shown = { chapter: number, page: here ?? first };

  return (
    <article ref={scroll} className={styles.scroll} data-late-font="">
      <header className={`row ${styles.heading}`}>
        <h1>
          <Link to={to.comic(slug)} className="quiet-link">
            {comic.title}
          </Link>
          <span>{`, ${nameChapter(number, title, "chapter")}`}</span>
        </h1>
        <p>
          {parts > 1
            ? `Pages ${first} to ${last}, of ${count} in the chapter`
            : count === 1
              ? "One page"
              : `${count} pages`}
        </p>
        <SettingsButton />
        {before && adjacentScrolls.before && (
          <Link to={adjacentScrolls.before} rel="prev" className="touch-link">
            {`The end of ${nameChapter(before.chapter, before.title, "chapter")}`}
          </Link>
        )}
      </header>
      {part > 1 && <Pagination {...pagination} />}

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
        <Pagination {...pagination} />
        {end && <EndCard page={end} />}
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

/** Records the page in sight as the reader of single pages does. */
function RecordPage({ page, shownPicture, figure, ...loaded }: RecordPageProps) {
  const { comic, chapter, pages, before, end } = loaded;
  const refOf = (at: number) => pages[at] && { chapter: chapter.number, page: pages[at].page };
  const at = pages.findIndex((one) => one.page === page);
  const { imageId } = pages[at]!;
  const shown = {
    pages: [refOf(at)!],
    imageId,
    previous: refOf(at - 1) ?? before,
    next: refOf(at + 1) ?? end?.controls.next,
    first: comic.first,
    latest: comic.latest,
    inScroll: true,
  };
  const isArrived = shownPicture === comicPicture(comic.slug, chapter.number, imageId);
  usePageShown(comic.slug, shown, isArrived, figure);
  return null;
}
