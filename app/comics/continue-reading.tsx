import { Link } from "@remix-run/react";
import { hasNews } from "~/reading/bookmark";
import type { Place } from "~/reading/place";
import styles from "./continue-reading.module.css";
import { resumeAddress } from "~/reading/continue";
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
  return (
    <section className={styles.card} aria-labelledby="continue">
      <h2 id="continue">{here ? "Continue reading" : "Start reading"}</h2>
      <p className={styles.where}>
        {here ? (
          <>
            You stopped at chapter&nbsp;{here.chapter}, page&nbsp;{here.page}.{" "}
            <Link to={`/comics/${comic.slug}/1/1`}>Start over</Link>
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
          <Link to={resumeAddress(comic.slug, here)} className="button">
            Continue
          </Link>
        ) : (
          <Link to={`/comics/${comic.slug}/1/1`} className="button">
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
