import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { DataSaverSwitch } from "./data-saver-switch";
import type { loadComic } from "./load-page.server";
import type { LoadedScroll } from "./load-scroll.server";
import { Pagination } from "~/ui/pagination";
import { pageSearch } from "~/ui/paginate";
import { RetryWithoutScript } from "~/ui/picture-status";
import { SpeechBubble } from "~/ui/speech-bubble";
import styles from "./chapter-scroll.module.css";
import { scrollAddress } from "./scroll-address";
import { ScrollPage } from "./scroll-page";
import { ScrollSwitch } from "./scroll-switch";
import { useKeepPlace } from "./use-keep-place";
import { usePlaceInScroll } from "./use-place-in-scroll";

interface ChapterScrollProps {
  comic: Awaited<ReturnType<typeof loadComic>>;
  chapter: LoadedScroll;
}

/** A chapter of a comic, or a part of a long one: its pages one below the other. */
export function ChapterScroll({ comic, chapter }: ChapterScrollProps) {
  const { slug } = comic;
  const { number, title, count, pages, pagination, before, titleAfter } = chapter;
  const { page: part, pages: parts } = pagination;
  const own = scrollAddress(slug, { chapter: number });
  const partAddress = (which: number) => own + (pageSearch({ page: which, pages: parts }) ?? "");
  const isOutAfter = part === parts && (comic.latest?.chapter ?? 0) > number;
  const beside = {
    before: part > 1 ? partAddress(part - 1) : before && scrollAddress(slug, before),
    after:
      part < parts
        ? partAddress(part + 1)
        : isOutAfter
          ? scrollAddress(slug, { chapter: number + 1 })
          : undefined,
  };
  const { here, figure, scroll } = usePlaceInScroll(`${number} ${part}`, beside);
  const [first, last] = [pages[0]!.page, pages.at(-1)!.page];

  return (
    <article ref={scroll} className={styles.scroll} data-system-font="">
      <header className={styles.heading}>
        <h1>
          <Link to={`/comics/${slug}`}>{comic.title}</Link>
          <span className={styles.place}>
            <span className="visually-hidden">, </span>chapter {number}
            {title && `, ${title}`}
          </span>
        </h1>
        <p>
          {parts > 1
            ? `Pages ${first} to ${last}, of ${count} in the chapter`
            : `${count === 1 ? "One page" : `${count} pages`}, one scroll`}
        </p>
        {before && beside.before && (
          <Link to={beside.before} rel="prev" className={styles.before}>
            The end of chapter {before.chapter}
            {before.title && `, ${before.title}`}
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
          // Before a browser says so, it is the first.
          isHere={here === undefined ? index === 0 : here === page.page}
        />
      ))}

      <footer className={styles.below}>
        <Pagination {...pagination} />
        {isOutAfter && beside.after && (
          <p className={styles.way}>
            <Link to={beside.after} rel="next" className="button">
              Chapter {number + 1}
              {titleAfter && `: ${titleAfter}`}
            </Link>
          </p>
        )}
        {part === parts && comic.latest?.chapter === number && (
          <SpeechBubble>
            <p>
              That is all I have inked so far! <a href="/v1/rss/feeds/chase">The feed</a> tells you
              when the next page is out.
            </p>
          </SpeechBubble>
        )}
        <p className={styles.way}>
          <Link to={`/comics/${slug}?open=${number}#chapter-${number}`}>All chapters</Link>
        </p>
        <RetryWithoutScript className={styles.way} />
        <ScrollSwitch />
        <DataSaverSwitch />
      </footer>

      {here !== undefined && (
        <KeepPlace comic={comic} chapter={chapter} page={here} figure={figure} />
      )}
      <noscript>
        {/* Keeps in a cookie that the reader is on these pages; see the route. */}
        <img src={`/reading/${slug}/${number}/${first}?to=${last}`} alt="" width="1" height="1" />
      </noscript>
    </article>
  );
}

/** Keeps the reader's place, as on a page by itself; nothing is to be seen of it. */
function KeepPlace({
  figure,
  ...place
}: ChapterScrollProps & { page: number; figure: RefObject<HTMLElement> }) {
  useKeepPlace(place, figure);
  return null;
}
