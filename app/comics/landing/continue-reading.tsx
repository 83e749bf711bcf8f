import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { PageRef } from "~/page-ref";
import {
  bookmarkTextAttributes,
  ContinueText,
  FillInScript,
  shownTo,
  toBookmark,
  withBookmark,
} from "~/reading/bookmark-links";
import { fillInBookmark } from "~/reading/fill-in-bookmark";
import type { PageRange } from "~/reading/read-pages";
import styles from "./continue-reading.module.css";
import { usePageAddress } from "./use-page-address";

interface ContinueReadingProps {
  comic: { slug: string; first?: PageRef | undefined; opening?: string | undefined };
  latest: PageRef | undefined;
  /** Ranges of the comic pages of the newest chapters. */
  pages: readonly PageRange[];
}

/** Links to the bookmark of a comic or to its first page, and shows how many pages are new. */
export function ContinueReading({ comic, latest, pages }: ContinueReadingProps) {
  const { slug, first = { chapter: 1, page: 1 }, opening } = comic;
  const start = usePageAddress(slug)(first);
  return (
    <section
      className="card"
      aria-labelledby="continue"
      // After a client navigation, this fills in the bookmark; in a document, an inline script
      // does.
      ref={(card) => card && fillInBookmark(card)}
      {...withBookmark(slug, { first, latest, pages })}
    >
      <h2 id="continue">
        <span {...shownTo("newcomer")}>Start reading</span>
        <span {...shownTo("underway")}>Continue reading</span>
        <span {...shownTo("caught-up")}>You’re all caught up</span>
      </h2>
      <mark className={`badge ${styles.news}`} {...shownTo("with-news")}>
        New since you were here: <span {...bookmarkTextAttributes("news")} />
      </mark>
      <p>
        <span {...shownTo("newcomer")}>{opening}</span>
        <span {...shownTo("underway")}>
          You stopped at <span {...bookmarkTextAttributes("place")} />.
        </span>
        <span {...shownTo("caught-up")}>
          You have read the newest page. <Link to={to.follow}>Follow the comic</Link>
        </span>
      </p>
      <p className="actions">
        <Link to={start} className="button" {...shownTo("newcomer")}>
          Start at page one
        </Link>
        <a {...toBookmark("visitor")} className="button quiet">
          <ContinueText />
        </a>
        <a {...toBookmark("underway")} className="button">
          Continue
        </a>
        <Link
          to={to.latestPage(slug)}
          className="button quiet"
          {...shownTo("newcomer", "underway")}
        >
          Latest page
        </Link>
        <Link to={to.latestPage(slug)} className="button" {...shownTo("caught-up")}>
          Newest page
        </Link>
        <Link to={start} className="button quiet" {...shownTo("underway", "caught-up")}>
          Page one
        </Link>
      </p>
      <FillInScript />
    </section>
  );
}
