import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { hasNews } from "~/reading/bookmark";
import type { Chapter, Comic } from "./chapters";
import { comicPicture } from "./comic-picture";
import { compare, type Place } from "~/reading/place";
import { Pagination } from "~/ui/pagination";
import type { PageOfList } from "~/ui/paginate";
import { pictureAddress } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import { placeFocus } from "~/ui/use-navigation-focus";
import styles from "./chapter-overview.module.css";
import { SaveLink } from "./saved/save-link";
import { scrollAddress, usePageAddress } from "~/reading/scroll-address";
import { useBookmark } from "~/reading/use-bookmark";

/** What a page is in the overview. */
export interface Thumbnail {
  page: number;
  imageId: string;
}

/** The chapter whose pages are shown; without an overview when its list cannot be had. */
export interface OpenChapter {
  chapter: number;
  overview: { count: number; pages: readonly Thumbnail[]; pagination: PageOfList } | undefined;
}

interface ChapterOverviewProps {
  comic: Pick<Comic, "slug" | "pageShape"> & { latest?: Place | undefined };
  chapters: readonly (Chapter & { isOut: boolean })[];
  open: OpenChapter;
}

/** The chapters of a comic, of which one is open: only its pages are asked for. The others are a link away. */
export function ChapterOverview({ comic, chapters, open }: ChapterOverviewProps) {
  const opened = useOpenedFocus(open.chapter);
  return chapters.map(({ number, title, isOut }) => {
    const id = `chapter-${number}`;
    const name = (
      <h3>
        {number} {title}
      </h3>
    );
    if (isOut && number !== open.chapter) {
      return (
        <Link
          key={number}
          id={id}
          to={`/comics/${comic.slug}?open=${number}#${id}`}
          className={styles.chapter}
          preventScrollReset
          prefetch="intent"
        >
          {name}
        </Link>
      );
    }
    const { overview } = open;
    return (
      <details key={number} id={id} open={number === open.chapter} className={styles.chapter}>
        <summary ref={number === open.chapter ? opened : undefined}>
          {name}
          <span>{isOut ? overview && `${overview.count} pages` : "coming soon"}</span>
        </summary>
        {isOut && overview && <Pages comic={comic} chapter={number} {...overview} />}
        {isOut && !overview && (
          <p>
            <Link to={`/comics/${comic.slug}/${number}`}>Open its first page</Link>
          </p>
        )}
        {!isOut && <p>I am still inking this one. The feed will tell you when it starts.</p>}
      </details>
    );
  });
}

type PagesProps = NonNullable<OpenChapter["overview"]> & {
  comic: ChapterOverviewProps["comic"];
  chapter: number;
};

/** The pages of a chapter as thumbnails. */
function Pages({
  comic: { slug, pageShape, latest },
  chapter,
  count,
  pages,
  pagination,
}: PagesProps) {
  const bookmark = useBookmark(slug);
  const { pictureHost } = useSiteData();
  const pageAddress = usePageAddress(slug);
  const unread = (page: number) =>
    bookmark !== undefined &&
    hasNews(bookmark, latest) &&
    compare({ chapter, page }, bookmark.known) > 0;
  return (
    <>
      <p className={styles.ways}>
        <Link to={scrollAddress(slug, { chapter })}>Read the chapter as one scroll</Link>
        <SaveLink comic={slug} chapter={chapter} count={count} />
      </p>
      <ol className={styles.pages}>
        {pages.map(({ page, imageId }) => (
          <li key={page}>
            <Link to={pageAddress({ chapter, page })}>
              <img
                src={pictureAddress(
                  pictureHost,
                  "thumbnail",
                  comicPicture(slug, chapter, imageId),
                  "small",
                )}
                alt=""
                {...pageShape}
                loading="lazy"
                decoding="async"
              />
              <span>
                Page {page}
                {unread(page) && <mark className={styles.unread}>new</mark>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Pagination {...pagination} />
    </>
  );
}

/** Focus goes along with a chapter that was opened by its link, which its heading took the place of. */
function useOpenedFocus(chapter: number) {
  const opened = useRef<HTMLElement>(null);
  const last = useRef(chapter);
  const isOpening = useNavigationType() !== "POP";
  useEffect(() => {
    if (last.current === chapter) return;
    last.current = chapter;
    if (isOpening && opened.current) placeFocus(opened.current);
  }, [chapter, isOpening]);
  return opened;
}
