import { Link } from "@remix-run/react";
import { comparePages, type PageRef, scrollAddress } from "~/reading/page-ref";
import { links } from "~content/links.yaml";
import { Picture } from "~/ui/picture";
import { useSiteData } from "~/ui/site-data";
import { comicPicture } from "./comic-picture";
import styles from "./end-card.module.css";
import { TurnLink } from "./page-controls";
import { SaveLink } from "./saved/save-link";
import type { PageViewModel } from "./page-data/page-view-model";

interface EndCardProps {
  page: Pick<PageViewModel, "page" | "comic" | "controls" | "nextImage" | "share"> & {
    chapter: Pick<PageViewModel["chapter"], "number" | "count" | "nextTitle">;
  };
  /** How a page is turned; without, the next chapter is a scroll, too. */
  turn?: (place: PageRef) => void;
}

/** What comes after the last page of a chapter, and after the newest of all; nothing in between. */
export function EndCard({ page, turn }: EndCardProps) {
  const { comic, chapter, controls, nextImage } = page;
  const { dataSaver } = useSiteData();
  const { next } = controls;
  const saving = (
    <p className={styles.save}>
      <SaveLink comic={comic.slug} chapter={chapter.number} count={chapter.count} />
    </p>
  );
  if (next) {
    if (next.chapter === chapter.number) return null;
    return (
      <section className={styles.card} aria-labelledby="end">
        {/* The file that the turn will show. */}
        {nextImage && !dataSaver && (
          <Picture
            path={comicPicture(comic.slug, nextImage.chapter, nextImage.imageId)}
            alt=""
            size="large"
            {...comic.pageShape}
            className={styles.picture}
          />
        )}
        <div>
          <h2 id="end">The end of chapter {chapter.number}</h2>
          <p>
            Next: chapter&nbsp;{next.chapter}
            {chapter.nextTitle && `, ${chapter.nextTitle}`}.
          </p>
          {turn ? (
            <TurnLink comic={comic.slug} place={next} turn={turn} className="button">
              Start chapter {next.chapter}
            </TurnLink>
          ) : (
            <Link
              to={scrollAddress(comic.slug, { chapter: next.chapter })}
              rel="next"
              className="button"
            >
              Start chapter {next.chapter}
            </Link>
          )}
        </div>
        {saving}
      </section>
    );
  }
  const here = { chapter: chapter.number, page: page.page };
  if (!comic.latest || comparePages(comic.latest, here) !== 0) return null;
  return (
    <section className={styles.card} aria-labelledby="end">
      <div>
        <h2 id="end">You’re all caught up</h2>
        <p>
          This is the newest page.{" "}
          {comic.expected
            ? `I mean to have the next one out on ${comic.expected}.`
            : "The next one comes when its ink is dry, and the feed hears of it first."}
        </p>
        <ul className={styles.ways}>
          <li>
            <a href="/v1/rss/feeds/chase" type="application/rss+xml">
              Follow the feed
            </a>
          </li>
          <li>
            <a href={page.share}>Share on Bluesky</a>
          </li>
          <li>
            <Link to="/telegram-stickers">Get the stickers</Link>
          </li>
          <li>
            <a href={links.donate}>Buy me a cocoa</a>
          </li>
        </ul>
      </div>
      {saving}
    </section>
  );
}
