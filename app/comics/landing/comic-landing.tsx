import { Link } from "@remix-run/react";
import { ChapterOverview } from "./chapter-overview";
import { comicPicture } from "../comic-picture";
import { nameChapter } from "~/page-ref";
import { Picture } from "~/ui/picture";
import styles from "./comic-landing.module.css";
import { ContinueReading } from "./continue-reading";
import { JumpForm } from "../reader/jump-form";
import type { LoadedLanding } from "./load-landing.server";
import { usePageAddress } from "./use-page-address";

/** The landing page of a comic, where visitors start, continue, or choose a chapter or a page. */
export function ComicLanding({ comic, chapters, open, listed, newestPages }: LoadedLanding) {
  const { slug, latest, first: cover } = comic;
  const pageAddress = usePageAddress(slug);
  const titleOfCover = chapters.find(({ number }) => number === cover?.chapter)?.title;
  return (
    <div className="stack">
      <header className={`grid ${styles.title}`}>
        {cover && (
          <Link to={pageAddress(cover)} className={styles.cover}>
            <Picture
              path={comicPicture(slug, cover.chapter, cover.imageId)}
              alt={`Page ${cover.page} of ${nameChapter(cover.chapter, titleOfCover, "chapter")}`}
              {...comic.pageShape}
              priority
            />
          </Link>
        )}
        <h1>{comic.title}</h1>
        <p className="lead">{comic.tagline}</p>
        <ContinueReading comic={comic} latest={latest} pages={newestPages} />
      </header>

      <section aria-labelledby="overview">
        <div className={`row ${styles.chapters}`}>
          <h2 id="overview">Chapters</h2>
          <JumpForm
            comic={slug}
            label="Chapter"
            name="chapter"
            value={open.chapter}
            options={chapters.map(({ number, title, isOut }) => (
              <option key={number} value={number} disabled={!isOut}>
                {`${nameChapter(number, title)}${isOut ? "" : " (coming soon)"}`}
              </option>
            ))}
          />
        </div>
        <ChapterOverview comic={comic} chapters={chapters} open={open} listed={listed} />
      </section>
      {comic.about && (
        <section aria-labelledby="about">
          <h2 id="about">About the comic</h2>
          {comic.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
    </div>
  );
}
