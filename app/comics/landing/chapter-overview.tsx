import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { comicPicture } from "../comic-picture";
import { comparePages, nameChapter } from "~/page-ref";
import { FillInAgainScript, toBookmark, withBookmark } from "~/reading/bookmark-links";
import { fillInBookmark } from "~/reading/fill-in-bookmark";
import { hasPage } from "~/reading/read-pages";
import type { ReadingState } from "~/reading/reading-state";
import { useReadingState } from "~/reading/use-reading-state";
import { Pagination } from "~/ui/pagination";
import choices from "~/ui/choices.module.css";
import { Paw } from "~/ui/paw";
import { Thumbnail } from "~/ui/thumbnail";
import { useFragmentFocus } from "~/ui/use-navigation-focus";
import styles from "./chapter-overview.module.css";
import { SaveButton } from "../saved/save-button";
import type { LoadedLanding } from "./load-landing.server";
import { groupChapters } from "./chapter-groups";
import { getChapterMark } from "./read-marks";
import { usePageAddress } from "./use-page-address";

type ChapterOverviewProps = Pick<LoadedLanding, "comic" | "chapters" | "open" | "listed">;

/** The chapters of a comic. The open chapter lists its pages; other published ones are links. */
export function ChapterOverview({ comic, chapters, open, listed }: ChapterOverviewProps) {
  useFragmentFocus();
  const reading = useReadingState(comic.slug);
  const newest = comic.latest?.chapter ?? 1;
  const groups = groupChapters(chapters, newest);
  const shown = groups.find((group) => group.some(({ number }) => number === open.chapter)) ?? [];
  const rows = shown.map(({ number, title, isOut }) => {
    const id = `chapter-${number}`;
    const isOpen = number === open.chapter;
    const known = (isOpen && open.overview) || listed.find(({ chapter }) => chapter === number);
    const heading = (
      <>
        <h3>{nameChapter(number, title)}</h3>
        {known && <span className="note">{describeChapter(known)}</span>}
        {!isOut && <span className="note">coming soon</span>}
        <ChapterMark mark={getChapterMark(reading.read, number, known?.ranges)} />
      </>
    );
    if (isOut && !isOpen) {
      return (
        <Link
          key={number}
          id={id}
          to={to.openChapter(comic.slug, number)}
          prefetch="intent"
          className={`box quiet-link unfolds ${styles.chapter}`}
          preventScrollReset
        >
          {heading}
        </Link>
      );
    }
    if (!isOut) {
      return (
        <div key={number} id={id} className={`box unfolds ${styles.chapter} ${styles.planned}`}>
          {heading}
        </div>
      );
    }
    const { overview } = open;
    return (
      <details key={number} open className={`box ${styles.chapter}`}>
        <summary id={id} className="quiet-link">
          {heading}
        </summary>
        {overview ? (
          <Pages comic={comic} title={title} reading={reading} {...overview} />
        ) : (
          <p>
            <Link to={to.chapter(comic.slug, number)}>Open its first page</Link>
          </p>
        )}
      </details>
    );
  });
  return (
    <>
      {groups.length > 1 && (
        <GroupLinks comic={comic.slug} groups={groups} shown={shown} newest={newest} />
      )}
      {rows}
    </>
  );
}

interface GroupLinksProps {
  comic: string;
  groups: readonly LoadedLanding["chapters"][];
  shown: LoadedLanding["chapters"];
  newest: number;
}

/** Links to the groups of chapters, the chapter of the bookmark and the newest chapter. */
function GroupLinks({ comic, groups, shown, newest }: GroupLinksProps) {
  return (
    <nav
      aria-label="Groups of chapters"
      className={`screen-only actions ${styles.groups}`}
      // After a client navigation, this fills in the bookmark; in a document, an inline script
      // does.
      ref={(links) => links && fillInBookmark(links)}
      {...withBookmark(comic)}
    >
      <ol className={`plain-list actions ${choices.choices}`}>
        {groups.map((group) => {
          const { number } = group.find(({ isOut }) => isOut) ?? group[0]!;
          return (
            <li key={number}>
              <Link
                to={to.openChapter(comic, number)}
                aria-current={group === shown ? "true" : undefined}
                preventScrollReset
              >
                {`${group[0]!.number}–${group.at(-1)!.number}`}
              </Link>
            </li>
          );
        })}
      </ol>
      <a {...toBookmark("visitor", "underway")} data-resume="chapter" className="button quiet">
        Your chapter
      </a>
      <Link to={to.openChapter(comic, newest)} className="button quiet">
        Newest chapter
      </Link>
      <FillInAgainScript />
    </nav>
  );
}

function describeChapter({ count, date }: LoadedLanding["listed"][number]): string {
  const pages = count === 1 ? "1 page" : `${count} pages`;
  return date ? `${pages}, last page ${date}` : pages;
}

/** Shows how much of a chapter was read, in space that is reserved before the state is loaded. */
function ChapterMark({ mark }: { mark: ReturnType<typeof getChapterMark> }) {
  return (
    <span className={styles.mark} data-mark={mark}>
      {mark && (
        <>
          <Paw />
          <span className="visually-hidden">{mark === "read" ? "read" : "begun"}</span>
        </>
      )}
    </span>
  );
}

type PagesProps = NonNullable<LoadedLanding["open"]["overview"]> & {
  comic: ChapterOverviewProps["comic"];
  title: string;
  reading: ReadingState;
};

/** The comic pages of a chapter as thumbnails. */
function Pages({ comic, title, reading, chapter, count, pages, ...rest }: PagesProps) {
  const { pagination, hasText } = rest;
  const { slug } = comic;
  const { bookmark, read } = reading;
  const pageAddress = usePageAddress(slug);
  const getPageMark = (page: number) => {
    const ref = { chapter, page };
    if (hasPage(read, ref)) return "read";
    return bookmark && comparePages(ref, bookmark.known) > 0 ? "new" : undefined;
  };
  return (
    <>
      <div className="actions">
        <Link to={to.scroll(slug, { chapter })} className="touch-link">
          Read as one scroll
        </Link>
        {hasText && (
          <Link to={to.text(slug, chapter)} className="touch-link">
            Read as text
          </Link>
        )}
        {/* The last item of its row, because it may stay invisible. */}
        <SaveButton comic={slug} chapter={chapter} title={title} pages={count} />
      </div>
      <ol className={`plain-list grid ${styles.pages}`}>
        {pages.map(({ page, imageId }) => (
          <li key={page}>
            <Link to={pageAddress({ chapter, page })} className="grid">
              <Thumbnail path={comicPicture(slug, chapter, imageId)} alt="" {...comic.pageShape} />
              <span>
                <span>{`Page ${page}`}</span>
                <PageMark mark={getPageMark(page)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Pagination {...pagination} />
    </>
  );
}

/** Marks a thumbnail as read or new by an overlay, which causes no layout shift. */
function PageMark({ mark }: { mark: "read" | "new" | undefined }) {
  if (!mark) return null;
  return (
    <>
      {" "}
      {mark === "new" ? (
        <mark className={`badge ${styles.unread}`}>new</mark>
      ) : (
        <span className={`box centered ${styles.read}`}>
          <Paw />
          <span className="visually-hidden">read</span>
        </span>
      )}
    </>
  );
}
