import { Link } from "@remix-run/react";
import { hasNews } from "./bookmark";
import type { Place } from "./order";
import { usePageAddress } from "./scroll-address";
import styles from "./continue-reading.module.css";
import { useBookmark } from "./use-bookmark";

interface ContinueReadingProps {
  comic: { slug: string; title: string };
  latest: Place | undefined;
  /** From the cookie of readers without JavaScript. */
  place: Place | undefined;
  headingLevel: "h2" | "h3";
}

/** State of a link to the last place: the reader scrolls on to where the page was left. */
const resumeState = { resume: true };

/**
 * Offers the last place in a comic, and says when pages came out since. Without a place it offers
 * the beginning, in the same room, so that nothing moves when the browser's storage answers.
 */
export function ContinueReading({
  comic,
  latest,
  place,
  headingLevel: Heading,
}: ContinueReadingProps) {
  const bookmark = useBookmark(comic.slug);
  const here = bookmark ?? place;
  const pageAddress = usePageAddress(comic.slug);
  const start = pageAddress({ chapter: 1, page: 1 });
  const news = hasNews(bookmark, latest);
  return (
    <section className={styles.card} aria-labelledby="continue">
      <Heading id="continue">{here ? "Continue reading" : "Start reading"}</Heading>
      <p className={styles.where}>
        {here ? (
          <>
            You stopped at chapter {here.chapter}, page {here.page}.{" "}
            <Link to={start}>Start over</Link>
            {news && (
              <>
                {" "}
                <mark>New since you were here!</mark>
              </>
            )}
          </>
        ) : (
          <>A fox, an archive, and a curse in the catalogue: it begins here.</>
        )}
      </p>
      <p className={styles.actions}>
        {here ? (
          <Link to={pageAddress(here)} state={resumeState} className="button">
            Continue
          </Link>
        ) : (
          <Link to={start} className="button">
            Page one
          </Link>
        )}
        <Link to={`/comics/${comic.slug}/latest`} className="button quiet">
          Latest page
        </Link>
      </p>
    </section>
  );
}
