import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { links } from "~content/links.yaml";
import { describeNewPages, hasNews } from "~/reading/bookmark";
import { comparePages, type PageRef } from "~/page-ref";
import { useCookiePosition } from "~/reading/reader-store";
import styles from "./home-page.module.css";

interface ReaderNoticesProps {
  comic: string;
  latest: PageRef;
  /** The last pages of the newest chapter. */
  newestNumbers: readonly number[];
  /** The date of the latest page for people; undefined while unknown. */
  latestDate: string | undefined;
}

/**
 * Says how many pages came out since the last visit, or that the reader has read all of them. The `ContinueScript`
 * after it shows the notice of this browser's bookmark.
 */
export function ReaderNotices(props: ReaderNoticesProps) {
  const { comic, latest, newestNumbers, latestDate } = props;
  const position = useCookiePosition(comic);
  const data = {
    className: styles.news,
    "data-continue": comic,
    "data-chapter": latest.chapter,
    "data-page": latest.page,
    "data-numbers": newestNumbers.join(" "),
    suppressHydrationWarning: true,
  };
  return (
    <>
      <p {...data} hidden={!hasNews(position, latest)}>
        New since you were here:{" "}
        <span data-new-pages suppressHydrationWarning>
          {position?.known && describeNewPages(position.known, latest, newestNumbers)}
        </span>
        , up to{" "}
        <Link to={to.page(comic, latest)}>
          {`chapter\u00a0${latest.chapter}, page\u00a0${latest.page}`}
        </Link>
      </p>
      <p {...data} data-caught-up hidden={!position || comparePages(position, latest) < 0}>
        <span>{`You have read the newest page${latestDate ? `, of ${latestDate}` : ""}. Follow the comic on`}</span>{" "}
        <a href={links.bluesky}>Bluesky</a> or by its <a href={to.newsFeed}>feed</a>.
      </p>
    </>
  );
}
