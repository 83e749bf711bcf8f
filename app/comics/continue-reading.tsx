import { Link } from "@remix-run/react";
import { hasNews } from "~/reading/bookmark";
import type { Place } from "~/reading/place";
import styles from "./continue-reading.module.css";
import { useResumeAddress } from "~/reading/continue";
import { usePageAddress } from "~/reading/scroll-address";
import { useStop } from "~/reading/use-bookmark";

interface ContinueReadingProps {
  comic: { slug: string };
  latest: Place | undefined;
}

/**
 * Offers the last place in a comic, and says when pages came out since. Without a place it offers
 * the beginning, in the same room, so that nothing moves when the browser's storage answers.
 */
export function ContinueReading({ comic, latest }: ContinueReadingProps) {
  const here = useStop(comic.slug);
  const start = usePageAddress(comic.slug)({ chapter: 1, page: 1 });
  const resumeAddress = useResumeAddress(comic.slug);
  return (
    <section className={styles.card} aria-labelledby="continue">
      <h2 id="continue">{here ? "Continue reading" : "Start reading"}</h2>
      <p className={styles.where}>
        {here ? (
          <>
            You stopped at chapter&nbsp;{here.chapter}, page&nbsp;{here.page}.{" "}
            <Link to={start}>Start over</Link>
            {hasNews(here, latest) && (
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
          <Link to={resumeAddress(here)} className="button">
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
