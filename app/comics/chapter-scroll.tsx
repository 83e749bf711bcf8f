import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { EndCard } from "./end-card";
import type { loadComic } from "./load-page.server";
import { beside as besidePage } from "./beside";
import { toEnds, type AdjacentPages } from "./order";
import type { LoadedScroll } from "./load-scroll.server";
import { scrollAddress } from "~/reading/page-ref";
import { Pagination } from "~/ui/pagination";
import { pageSearch } from "~/ui/paginate";
import { RetryWithoutScript } from "~/ui/picture-status";
import styles from "./chapter-scroll.module.css";
import { DataSaverSwitch, ScrollSwitch } from "./preference-switch";
import { ScrollPage } from "./scroll-page";
import { describe } from "./shown-page";
import { useKeepBookmark } from "./use-keep-place";
import { useScrollPosition } from "./use-place-in-scroll";

interface ChapterScrollProps {
  comic: Awaited<ReturnType<typeof loadComic>>;
  chapter: LoadedScroll;
}

/** A chapter of a comic, or a part of a long one: its pages one below the other. */
export function ChapterScroll({ comic, chapter }: ChapterScrollProps) {
  const { slug } = comic;
  const { number, title, count, pages, pagination, before, end } = chapter;
  const { page: part, pages: parts } = pagination;
  const own = scrollAddress(slug, { chapter: number });
  const partAddress = (which: number) => own + (pageSearch({ page: which, pages: parts }) ?? "");
  const next = end?.controls.next;
  const beside = {
    before: part > 1 ? partAddress(part - 1) : before && scrollAddress(slug, before),
    after:
      part < parts ? partAddress(part + 1) : next && scrollAddress(slug, { chapter: next.chapter }),
  };
  const around = (page: number) => ({
    ...toEnds({ chapter: number, page }, comic),
    ...besidePage(
      { chapter: number, page },
      {
        pages: pages.map((other) => other.page),
        ...(before && { before: [before.page] }),
        ...(next && { after: [next.page] }),
      },
    ),
  });
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
          alt={describe(comic.title, chapter, page)}
          isFirst={index === 0}
          // Before a browser says so, it is the first.
          isHere={here === undefined ? index === 0 : here === page.page}
        />
      ))}

      <footer className={styles.below}>
        <Pagination {...pagination} />
        {end && <EndCard page={{ ...end, count, comic, chapter }} />}
        <p className={styles.way}>
          <Link to={`/comics/${slug}?open=${number}#chapter-${number}`}>All chapters</Link>
        </p>
        <RetryWithoutScript className={styles.way} />
        <ScrollSwitch />
        <DataSaverSwitch />
      </footer>

      {here !== undefined && (
        <KeepBookmark
          comic={comic}
          chapter={chapter}
          page={here}
          controls={around(here)}
          figure={figure}
        />
      )}
      <noscript>
        {/* Keeps in a cookie that the reader is on these pages; see the route. */}
        <img src={`/reading/${slug}/${number}/${first}?to=${last}`} alt="" width="1" height="1" />
      </noscript>
    </article>
  );
}

/** Keeps the reader's place, as on a page by itself; nothing is to be seen of it. */
function KeepBookmark({
  figure,
  ...place
}: ChapterScrollProps & {
  page: number;
  controls: AdjacentPages;
  figure: RefObject<HTMLElement>;
}) {
  useKeepBookmark(place, figure);
  return null;
}
