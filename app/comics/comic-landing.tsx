import { Form, Link } from "@remix-run/react";
import type { Comic } from "./chapters";
import { comicPicture } from "./comic-picture";
import { pictureAddress } from "~/ui/picture-address";
import { hasNews } from "./bookmark";
import { compare, type Place } from "./order";
import { Picture } from "~/ui/picture";
import { useSiteData } from "~/ui/site-data";
import styles from "./comic-landing.module.css";
import { ContinueReading } from "./continue-reading";
import { DataSaverSwitch } from "./data-saver-switch";
import { useBookmark } from "./use-bookmark";

interface ComicLandingProps {
  comic: Omit<Comic, "chapters"> & { latest?: Place | undefined };
  chapters: {
    number: number;
    title: string;
    isOut: boolean;
    /** Undefined when the chapter's list is not at hand. */
    pages: { page: number; imageId: string }[] | undefined;
  }[];
  place: Place | undefined;
}

/** The cover of a comic: begin, go on, jump to a chapter, or pick a page from the overview. */
export function ComicLanding({ comic, chapters, place }: ComicLandingProps) {
  const { slug, latest } = comic;
  const bookmark = useBookmark(slug);
  const { pictureHost } = useSiteData();
  const unread = (at: Place) =>
    bookmark !== undefined && hasNews(bookmark, latest) && compare(at, bookmark.known) > 0;
  const cover = chapters[0]?.pages?.[0];
  return (
    <div className={styles.landing}>
      <header className={styles.title}>
        {cover && (
          <Link to={`/comics/${slug}/1/${cover.page}`} className={styles.cover}>
            <Picture
              path={comicPicture(slug, 1, cover.imageId)}
              alt="The first page"
              size="small"
              {...comic.pageShape}
              priority
            />
          </Link>
        )}
        <h1>{comic.title}</h1>
        <p className="lead">{comic.tagline}</p>
        <ContinueReading comic={comic} latest={latest} place={place} headingLevel="h2" />
        <Form action={`/comics/${slug}`} className={styles.jump}>
          <label htmlFor="chapter">Chapter</label>
          <select id="chapter" name="chapter" defaultValue={comic.defaultChapter}>
            {chapters.map(({ number, title, isOut }) => (
              <option key={number} value={number} disabled={!isOut}>
                {number} {title}
                {isOut ? "" : " (coming soon)"}
              </option>
            ))}
          </select>
          <button type="submit" className="button quiet">
            Go
          </button>
        </Form>
      </header>

      <section aria-labelledby="overview" className={styles.overview}>
        <h2 id="overview">All pages</h2>
        {chapters.map(({ number, title, isOut, pages }) => (
          <details key={number} open={number === comic.defaultChapter} className={styles.chapter}>
            <summary>
              <h3>
                {number} {title}
              </h3>
              <span>{isOut ? (pages ? `${pages.length} pages` : "") : "coming soon"}</span>
            </summary>
            {isOut && pages && (
              <ol className={styles.pages}>
                {pages.map(({ page, imageId }) => (
                  <li key={page}>
                    <Link to={`/comics/${slug}/${number}/${page}`}>
                      <img
                        src={pictureAddress(
                          pictureHost,
                          "thumbnail",
                          comicPicture(slug, number, imageId),
                          "small",
                        )}
                        alt=""
                        width={comic.pageShape.width}
                        height={comic.pageShape.height}
                        loading="lazy"
                        decoding="async"
                      />
                      <span>
                        Page {page}
                        {unread({ chapter: number, page }) && (
                          <mark className={styles.unread}>new</mark>
                        )}
                      </span>
                    </Link>
                  </li>
                ))}
              </ol>
            )}
            {isOut && !pages && (
              <p>
                <Link to={`/comics/${slug}/${number}`}>Open its first page</Link>
              </p>
            )}
            {!isOut && <p>I am still inking this one. The feed will tell you when it starts.</p>}
          </details>
        ))}
      </section>
      <DataSaverSwitch />
    </div>
  );
}
