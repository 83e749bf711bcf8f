import { Link } from "@remix-run/react";
import { memo } from "react";
import { comicPicture } from "./comic-picture";
import type { LoadedScroll } from "./load-scroll.server";
import { pageAddress } from "~/reading/page-ref";
import { FoxMark } from "~/ui/fox-mark";
import { Html } from "~/ui/html";
import { Picture } from "~/ui/picture";
import { pictureAddress } from "~/ui/picture-address";
import { PictureStatus } from "~/ui/picture-status";
import { useSiteData } from "~/ui/site-data";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useHealingPicture } from "~/ui/use-healing-picture";
import styles from "./scroll-page.module.css";
import { useOwnShape } from "./use-own-shape";

interface ScrollPageProps {
  comic: { slug: string; pageShape: { width: number; height: number } };
  chapter: number;
  page: LoadedScroll["pages"][number];
  isFirst: boolean;
  /** Whether the page is in sight; the status of other pictures, which may not be loaded yet, is not shown. */
  isHere: boolean;
}

/** A page within the scroll of its chapter. */
export const ScrollPage = memo(function ScrollPage({
  comic: { slug, pageShape },
  chapter,
  page: { page, imageId, commentary, alt },
  isFirst,
  isHere,
}: ScrollPageProps) {
  const { pictureHost, dataSaver } = useSiteData();
  const path = comicPicture(slug, chapter, imageId);
  const health = useHealingPicture(path);
  const { width, height } = useOwnShape(pageShape, health);
  return (
    <section className={styles.page}>
      <h2 id={`page-${page}`} tabIndex={-1} className={styles.head}>
        <Link to={pageAddress(slug, { chapter, page })}>{`Page ${page}`}</Link>
      </h2>
      <figure className={styles.figure} tabIndex={-1} data-state={health.state}>
        {/* Takes the room in the drawing's shape before its file comes. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <Picture
          path={path}
          size="large"
          {...pageShape}
          alt={alt}
          priority={isFirst}
          attempt={health.attempt}
          imageRef={health.element}
          onLoad={health.onLoad}
          onError={health.onError}
        />
        {(isHere || health.isGivenUp) && (
          <PictureStatus picture={health} name="picture">
            This page’s picture got lost on the way.
          </PictureStatus>
        )}
      </figure>
      {dataSaver && (
        <p className={styles.note}>
          <a href={pictureAddress(pictureHost, "full", path)}>See the original</a>
        </p>
      )}
      {commentary && (
        <details className={styles.said}>
          <summary>Chase on page {page}</summary>
          <SpeechBubble
            speaker={
              <>
                <FoxMark /> Chase, the author
              </>
            }
          >
            <Html html={commentary} />
          </SpeechBubble>
        </details>
      )}
    </section>
  );
});
