import * as to from "~/addresses";
import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useDeferredValue } from "react";
import { InlineScript } from "~/document/inline-script";
import { comparePages, type PageRef } from "~/page-ref";
import { isResumed } from "~/reading/resume";
import resumeScript from "~/reading/resume-script?inline-script";
import { useMayPrefetch, usePrefetchPicture } from "~/ui/prefetch-picture";
import progress from "~/ui/progress.module.css";
import { useRootData } from "~/ui/root-data";
import { useImageRetry } from "~/ui/use-image-retry";
import { usePageTurns } from "~/ui/use-page-turns";
import { comicPicture } from "../comic-picture";
import { findShownPages, namePages, type ComicPage } from "../page";
import { usePanelByPanel } from "../panels/panel-by-panel";
import { useOwnShape } from "../picture/use-own-shape";
import { getPrefetched } from "../prefetched-pages";
import { isStrip, isWide, standsAlone } from "../spreads";
import { BelowPicture } from "./below-picture";
import { GoneNote } from "./gone-note";
import { PageControls } from "./page-controls";
import { PageFigure, type ShownPage } from "./page-figure";
import { ReaderNote } from "./reader-note";
import { ReadingHeader } from "./reading-header";
import styles from "./reader.module.css";
import { StartNote } from "./start-note";
import { usePageShown, useResume } from "./use-page-shown";
import { usePrefetching } from "./use-prefetching";

/** The reading view of a comic page or a spread: the picture, its controls and its texts. */
export function Reader({ page }: { page: ComicPage }) {
  const { comic, chapter, spread, nextImage } = page;
  const { slug } = comic;
  const { fit: chosen = "height" } = useRootData();
  const own = useShownPage(page);
  // If the page has no partner, the hook gets the page, because hooks must not be conditional.
  const partner = useShownPage(spread?.partner ?? page);
  const isAlone = spread?.partner && [own, partner].some(({ shape }) => standsAlone(shape));
  const { pages, controls } = findShownPages(page, isAlone);
  const [nearest, farthest] = [pages[0]!, pages.at(-1)!];
  const shown = pages.map((one) => (one === page ? own : partner));
  const hasArrived = shown.every(({ retried }) => retried.state === "arrived");
  const canPrefetch = useMayPrefetch(hasArrived);
  const picturesAt = (ref: PageRef | undefined) => {
    const prefetched = ref && getPrefetched(to.page(slug, ref));
    return prefetched ? findShownPages(prefetched).pages.map(pictureOf) : [];
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
  const figure = usePageTurns(controls, turn);
  usePageShown(
    slug,
    {
      pages: pages.map((one) => one.ref),
      imageId: farthest.imageId,
      previous: nearest.controls.previous,
      next: farthest.controls.next,
      first: comic.first,
      latest: comic.latest,
      isContinued: useResume(),
    },
    hasArrived,
    figure,
  );
  const panels = usePanelByPanel(page, own.retried.path, figure);
  usePrefetching(page, canPrefetch ? controls.next : undefined, chosen === "two");
  usePrefetchPicture(canPrefetch ? adjacentPictures.next[0] : undefined, "large");
  usePrefetchPicture(canPrefetch ? adjacentPictures.next[1] : undefined, "large");

  // A turn renders the picture first, and everything below the picture in the next frame.
  const below = useDeferredValue(page);
  const fit = chooseFit(own, spread ? "two" : chosen);
  const name = namePages(pages);
  const place = `${pages.map(({ position }) => position).join(" and ")} of ${chapter.count}`;
  const hasGap = page.position !== page.ref.page;
  const toolbar = { comic: slug, controls, turn, openPanels: panels.open };
  return (
    <article className={`grid ${styles.reader}`} data-fit={fit}>
      <div className={styles.aside}>
        <ReadingHeader
          comic={comic}
          chapter={chapter}
          pages={hasGap ? `${name} (${place})` : `${name} of ${chapter.count}`}
          rest={`, ${name}`}
        >
          <progress
            className={`screen-only ${progress.progress}`}
            value={farthest.position}
            max={chapter.count}
            aria-label={place}
          />
        </ReadingHeader>
        <div className={styles.above}>
          <PageControls label="Pages" {...toolbar} />
        </div>
        {page.gone && <GoneNote gone={page.gone} shown={page.ref} />}
        {comic.first && comparePages(nearest.ref, comic.first) > 0 && (
          <StartNote comic={slug} first={comic.first} turn={turn} />
        )}
      </div>
      <div className={`grid ${styles.page}`}>
        <PageFigure
          own={own}
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

      <BelowPicture page={below} isAlone={isAlone} figure={figure} turn={turn} />
      <InlineScript code={isResumed(search) ? resumeScript : ""} />
    </article>
  );
}

const pictureOf = ({ comic, ref, imageId }: ComicPage) =>
  comicPicture(comic.slug, ref.chapter, imageId);

/** Tracks whether the picture of a comic page has loaded, and the size of the loaded picture. */
function useShownPage(page: ComicPage): ShownPage {
  const retried = useImageRetry(pictureOf(page));
  const shape = useOwnShape(page.shape ?? page.comic.pageShape, retried, false);
  return { page, retried, shape };
}

/** Returns how pages are fitted: a tall picture to the text's width, a double page as a spread. */
function chooseFit<Fit>({ shape }: ShownPage, chosen: Fit | "width") {
  if (isStrip(shape)) return undefined;
  return chosen !== "width" && isWide(shape) ? "two" : chosen;
}
