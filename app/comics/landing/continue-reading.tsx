import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { hasNews, type ReadingPosition } from "~/reading/bookmark";
import { comparePages, type PageRef } from "~/page-ref";
import { usePageAddress, useReadingPosition, useReadPages } from "~/reading/reader-store";
import type { PageRange } from "~/reading/read-pages";
import styles from "./continue-reading.module.css";
import { useResumeAddress } from "~/reading/continue";
import { countNewPages, type ChapterPages } from "./read-marks";

interface ContinueReadingProps {
  comic: { slug: string; first?: PageRef | undefined; opening?: string | undefined };
  latest: PageRef | undefined;
  /** The pages of the published chapters, as far as they are listed. */
  listed: readonly ChapterPages[];
}

/**
 * Links to the reading position in a comic, else to its first page, and says how many pages came out since, or that there
 * are none. All take the same room, so that nothing moves when the bookmark is read after hydration.
 */
export function ContinueReading({ comic, latest, listed }: ContinueReadingProps) {
  const here = useReadingPosition(comic.slug);
  const read = useReadPages(comic.slug);
  const news = latest && describeNews(here, read, listed, latest);
  const start = usePageAddress(comic.slug)(comic.first ?? { chapter: 1, page: 1 });
  const resumeAddress = useResumeAddress(comic.slug);
  const isCaughtUp = here && latest && comparePages(here, latest) >= 0;
  return (
    <section className="card" aria-labelledby="continue">
      <h2 id="continue">
        {isCaughtUp ? "You’re all caught up" : here ? "Continue reading" : "Start reading"}
      </h2>
      {news && <mark className={`badge ${styles.news}`}>{news}</mark>}
      <p className={styles.where}>
        {here ? (
          <>
            <span>
              {isCaughtUp
                ? "You have read the newest page."
                : `You stopped at chapter\u00a0${here.chapter}, page\u00a0${here.page}.`}
            </span>{" "}
            {isCaughtUp ? (
              <a href={to.newsFeed} type="application/rss+xml">
                Follow the feed
              </a>
            ) : (
              <Link to={start}>Start over</Link>
            )}
          </>
        ) : (
          <span>{comic.opening}</span>
        )}
      </p>
      <p className="actions">
        {here ? (
          <Link to={resumeAddress(here)} className="button">
            Continue
          </Link>
        ) : (
          <Link to={start} className="button">
            Page one
          </Link>
        )}
        <Link to={to.latestPage(comic.slug)} className="button quiet">
          Latest page
        </Link>
      </p>
      <p className="actions">
        <Link to={to.syncPage} className="touch-link">
          Continue on another device
        </Link>
        <Link to={to.savedChapters(comic.slug)} className="touch-link">
          Saved chapters
        </Link>
      </p>
    </section>
  );
}

/** Undefined without new pages. Their number is unknown when the newest chapter could not be listed. */
function describeNews(
  here: ReadingPosition | undefined,
  read: readonly PageRange[],
  listed: readonly ChapterPages[],
  latest: PageRef,
): string | undefined {
  if (!here?.known || !hasNews(here, latest)) return undefined;
  if (listed.at(-1)?.chapter !== latest.chapter) return "New since you were here!";
  const count = countNewPages(here, read, listed);
  const more = here.known.chapter < listed[0]!.chapter ? "+" : "";
  if (count === 0 && !more) return undefined;
  return `New since you were here: ${count}${more} ${count === 1 && !more ? "page" : "pages"}`;
}
