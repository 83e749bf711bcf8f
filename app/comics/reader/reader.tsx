import * as to from "~/addresses";
import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useDeferredValue } from "react";
import { InlineScript } from "~/document/inline-script";
import type { PageRef } from "~/page-ref";
import { isResumed } from "~/reading/resume";
import resumeScript from "~/reading/resume-script?inline-script";
import progress from "~/ui/progress.module.css";
import { useRootData, type RootData } from "~/ui/root-data";
import { useMayPrefetch, usePrefetchPicture } from "~/ui/prefetch-picture";
import { useImageRetry } from "~/ui/use-image-retry";
import { usePageTurns } from "~/ui/use-page-turns";
import { BelowPicture } from "./below-picture";
import { comicPicture } from "../comic-picture";
import { PageControls } from "./page-controls";
import { findShownPages, type ComicPage } from "../page";
import { getPrefetched } from "../prefetched-pages";
import { isStrip, isWide } from "./spreads";
import { PageFigure } from "./page-figure";
import { usePanelByPanel } from "../panels/panel-by-panel";
import { ReaderNote } from "./reader-note";
import styles from "./reader.module.css";
import { useOwnShape } from "./use-own-shape";
import { usePageShown } from "./use-page-shown";
import { usePrefetchedPages } from "./use-prefetched-pages";

/** A page of a comic, or a spread: the picture, its controls, and its texts. */
export function Reader({ page }: { page: ComicPage }) {
  const { comic, chapter, spread } = page;
  const { pages, controls } = findShownPages(page);
  const [nearest, farthest] = [pages[0]!, pages.at(-1)!];
  const { slug, rightToLeft } = comic;
  const { fit: chosen = "height" } = useRootData();
  const picture = comicPicture(slug, chapter.number, page.imageId);
  const own = usePageImage(page, comic);
  const partner = usePageImage(spread?.partner, comic);
  const fit = chooseFit(own.shape, spread ? "two" : chosen);
  const shown = pages.map((one) => ({ page: one, ...(one === page ? own : partner) }));
  const hasArrived = shown.every(({ watched }) => watched.state === "arrived");
  const canPrefetch = useMayPrefetch(hasArrived);
  const { nextImage } = page;
  const picturesAt = (ref: PageRef | undefined) => {
    const prefetched = ref && getPrefetched(to.page(slug, ref));
    const beside = prefetched ? findShownPages(prefetched).pages : [];
    return beside.map((one) => comicPicture(slug, one.ref.chapter, one.imageId));
  };
  const adjacentPictures = {
    previous: picturesAt(controls.previous),
    next:
      nextImage && !spread && canPrefetch
        ? [comicPicture(slug, nextImage.chapter, nextImage.imageId)]
        : picturesAt(controls.next),
  };

  const { search } = useLocation();
  const navigate = useNavigate();
  const turn = useCallback(
    (target: PageRef) => navigate(to.page(slug, target), { flushSync: true }),
    [navigate, slug],
  );
  const figure = usePageTurns(controls, turn, rightToLeft);
  usePageShown(
    slug,
    {
      pages: pages.map((one) => one.ref),
      imageId: farthest.imageId,
      previous: nearest.controls.previous,
      next: farthest.controls.next,
      first: comic.first,
      latest: comic.latest,
    },
    hasArrived,
    figure,
  );
  const panels = usePanelByPanel(page, picture, figure, hasArrived);
  usePrefetchedPages(page, canPrefetch ? controls.next : undefined, chosen === "two");
  usePrefetchPicture(canPrefetch ? adjacentPictures.next[0] : undefined, "large");
  usePrefetchPicture(canPrefetch ? adjacentPictures.next[1] : undefined, "large");

  // After a turn, the frame with the picture does not wait for the rest.
  const below = useDeferredValue(page);
  const toolbar = { comic, controls, turn, openPanels: panels.open };
  const numbers = pages.map((one) => one.ref.page);
  return (
    <article className={`grid ${styles.reader}`} data-fit={fit} data-late-font="">
      <header className={styles.heading}>
        <h1>
          <Link to={to.comic(slug)} className="quiet-link">
            {comic.title}
          </Link>
          {/* For screen readers: the position below shows the same. */}
          <span className={styles.rest}>
            <span>{`, chapter ${chapter.number},`}</span>{" "}
            <span>{nameNumbers(numbers, " and ")}</span>
          </span>
        </h1>
        <div className={`note ${styles.position}`}>
          <span aria-hidden="true">
            {`Chapter ${chapter.number} · ${nameNumbers(numbers, "–")}`}
          </span>
          <progress
            className={progress.progress}
            value={farthest.position}
            max={chapter.count}
            aria-label={`${pages.map(({ position }) => position).join(" and ")} of ${chapter.count}`}
          />
        </div>
      </header>
      <div className={styles.above}>
        <PageControls label="Pages" {...toolbar} />
      </div>
      <div className={`grid ${styles.page}`}>
        <PageFigure
          page={page}
          shown={shown}
          fit={fit}
          adjacentPictures={adjacentPictures}
          figureRef={figure}
        />
        <div className={styles.toolbar}>
          <PageControls label="Pages, below the picture" {...toolbar} />
        </div>
      </div>
      <div className={`screen-only ${styles.strip}`}>
        <ReaderNote comic={slug} page={farthest.ref} turn={turn} />
      </div>
      {panels.view}

      <BelowPicture page={below} turn={turn} />
      <InlineScript code={isResumed(search) ? resumeScript : ""} />
    </article>
  );
}

/** Watches the picture of a page, and learns its shape when it arrives; an empty path without a page. */
function usePageImage(page: ComicPage | undefined, { slug, pageShape }: ComicPage["comic"]) {
  const watched = useImageRetry(page ? comicPicture(slug, page.chapter.number, page.imageId) : "");
  const shape = useOwnShape(page?.shape ?? pageShape, watched, false);
  return { watched, shape };
}

/** Chooses the fit of a page: a strip always has the width of the window, and a double page is fitted as a spread. */
function chooseFit(shape: ComicPage["comic"]["pageShape"], chosen: RootData["fit"]) {
  if (chosen === "width" || isStrip(shape)) return undefined;
  return isWide(shape) ? "two" : chosen;
}

/** Names page numbers, as in "pages 2 and 3". */
function nameNumbers(numbers: readonly number[], separator: string): string {
  return `${numbers.length > 1 ? "pages" : "page"} ${numbers.join(separator)}`;
}
