import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { EndCard } from "./end-card";
import { getAdjacentPages } from "./page-data/adjacent-pages";
import type { LoadedScroll } from "./load-scroll.server";
import { scrollAddress } from "~/reading/page-ref";
import { Pagination } from "~/ui/pagination";
import { pageSearch } from "~/ui/paginate";
import { RetryWithoutScript } from "~/ui/picture-status";
import styles from "./chapter-scroll.module.css";
import { DataSaverSwitch, ScrollSwitch } from "./preference-switch";
import { ScrollPage } from "./scroll-page";
import { useKeepBookmark } from "./use-keep-place";
import { useScrollPosition } from "./use-place-in-scroll";

/** A chapter of a comic, or a part of a long one: its pages one below the other. */
export function ChapterScroll({ chapter }: { chapter: LoadedScroll }) {
  const { comic, number, title, count, pages, pagination, before, end } = chapter;
  const { slug } = comic;
  const { page: part, pages: parts } = pagination;
  const own = scrollAddress(slug, { chapter: number });
  const partAddress = (which: number) => own + (pageSearch({ page: which, pages: parts }) ?? "");
  const next = end?.controls.next;
  const beside = {
    before: part > 1 ? partAddress(part - 1) : before && scrollAddress(slug, before),
    after:
      part < parts ? partAddress(part + 1) : next && scrollAddress(slug, { chapter: next.chapter }),
  };
  const { here, figure, scroll } = useScrollPosition(`${number} ${part}`, beside);
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
          alt={page.alt}
          isFirst={index === 0}
          // Before a browser says so, it is the first.
          isHere={here === undefined ? index === 0 : here === page.page}
        />
      ))}

      <footer className={styles.below}>
        <Pagination {...pagination} />
        {end && <EndCard page={{ ...end, comic, chapter }} />}
        <p className={styles.way}>
          <Link to={`/comics/${slug}?open=${number}#chapter-${number}`}>All chapters</Link>
        </p>
        <RetryWithoutScript className={styles.way} />
        <ScrollSwitch />
        <DataSaverSwitch />
      </footer>

      {here !== undefined && <KeepBookmark chapter={chapter} page={here} figure={figure} />}
      <noscript>
        {/* Keeps in a cookie that the reader is on these pages; see the route. */}
        <img src={`/reading/${slug}/${number}/${first}?to=${last}`} alt="" width="1" height="1" />
      </noscript>
    </article>
  );
}

interface KeepBookmarkProps {
  chapter: LoadedScroll;
  page: number;
  figure: RefObject<HTMLElement>;
}

/** Moves the bookmark along, in a component of its own so that scrolling renders no pages. */
function KeepBookmark({ chapter, page, figure }: KeepBookmarkProps) {
  const { comic, number, pages, before, end } = chapter;
  const next = end?.controls.next;
  const refs = [
    ...(before ? [before] : []),
    ...pages.map((one) => ({ chapter: number, page: one.page })),
    ...(next ? [next] : []),
  ];
  const index = refs.findIndex((ref) => ref.chapter === number && ref.page === page);
  const controls = getAdjacentPages(refs, index, comic);
  useKeepBookmark({ comic, chapter, page, controls }, figure);
  return null;
}
