import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { memo, type ComponentProps } from "react";
import { toPosition } from "~/page-ref";
import { comicPicture } from "../comic-picture";
import type { LoadedScroll } from "./load-scroll.server";
import { Html } from "~/ui/html";
import { Icon } from "~/ui/icon";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useImageRetry } from "~/ui/use-image-retry";
import { GoneNote } from "../reader/gone-note";
import { PageImage, PageImageStatus } from "../picture/page-image";
import styles from "./scroll-page.module.css";
import { useOwnShape } from "../picture/use-own-shape";

interface ScrollPageProps {
  comic: { slug: string; pageShape: { width: number; height: number } };
  chapter: number;
  page: LoadedScroll["pages"][number];
  isFirst: boolean;
  /** Whether the document was opened at this chapter. Appended chapters repeat page numbers. */
  isAddressed: boolean;
  /** Set if this comic page is shown instead of a bookmarked page that is gone. */
  gone?: ComponentProps<typeof GoneNote> | undefined;
}

/** A comic page within the scroll of its chapter. */
export const ScrollPage = memo(function ScrollPage({
  comic: { slug, pageShape },
  chapter,
  page: { page, imageId, commentary, alt, shape: known },
  isFirst,
  isAddressed,
  gone,
}: ScrollPageProps) {
  const retried = useImageRetry(comicPicture(slug, chapter, imageId));
  const shape = useOwnShape(known ?? pageShape, retried, true);
  return (
    <section className={styles.page}>
      <h2
        id={isAddressed ? `page-${page}` : undefined}
        data-position={toPosition({ chapter, page })}
        tabIndex={-1}
        className={styles.head}
      >
        <Link to={to.page(slug, { chapter, page })}>{`Page ${page}`}</Link>
      </h2>
      {gone && <GoneNote {...gone} />}
      <figure
        className={`edge-to-edge ${styles.figure}`}
        tabIndex={-1}
        data-state={retried.state}
        data-page={page}
      >
        <PageImage retried={retried} shape={shape} alt={alt} priority={isFirst} />
        {retried.isGivenUp && <PageImageStatus retried={retried} />}
      </figure>
      {commentary && (
        <details className={`screen-only ${styles.said}`}>
          <summary>
            <Icon path="M4 4h16v12h-8l-5 4v-4H4z" />
            Chase’s note<span className="visually-hidden">{` on page ${page}`}</span>
          </summary>
          <SpeechBubble speaker="Chase, the author">
            <Html html={commentary} />
          </SpeechBubble>
        </details>
      )}
    </section>
  );
});
