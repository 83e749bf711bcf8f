import * as to from "~/addresses";
import { Link, useNavigate } from "@remix-run/react";
import { useCallback, useDeferredValue } from "react";
import { InlineScript } from "~/document/inline-script";
import type { PageRef } from "~/reading/page-ref";
import resumeScript from "~/reading/resume-script?inline-script";
import { useSiteData, type SiteData } from "~/ui/site-data";
import { useCanPrefetch, usePrefetchPicture } from "~/ui/prefetch-picture";
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
import { hasRoomForTwo, roomForTwo, useRoomForTwo } from "./room-for-two";
import { useKeepBookmark } from "./use-keep-bookmark";
import { usePrefetchedPages } from "./use-prefetched-pages";

/** A page of a comic, or a spread: the picture, its controls, and its texts. */
export function Reader({ page }: { page: ComicPage }) {
  const { comic, chapter, ref, controls, spread } = page;
  const both = findShownPages(page);
  const { slug, rightToLeft } = comic;
  const { fit: chosen = "height" } = useSiteData();
  const hasRoom = useRoomForTwo();
  const [left, right] = both.pages;
  const fit = chooseFit(page.shape ?? comic.pageShape, spread ? "two" : chosen);
  // The document has markup for both kinds of windows; turns, bookmark and prefetching follow this window.
  const shown = findShownPages(page, hasRoom);
  const [nearest, farthest] = [shown.pages[0]!, shown.pages.at(-1)!];
  const showsSpread = shown.controls !== controls;

  const picture = comicPicture(slug, chapter.number, page.imageId);
  const { canPrefetch, hasArrived, onArrive } = useCanPrefetch(picture);
  const { nextImage } = page;
  const picturesAt = (ref: PageRef | undefined) => {
    const prefetched = ref && getPrefetched(to.page(slug, ref));
    return [prefetched, showsSpread ? prefetched?.spread?.partner : undefined].flatMap((one) =>
      one ? comicPicture(slug, one.ref.chapter, one.imageId) : [],
    );
  };
  const adjacentPictures = {
    previous: picturesAt(shown.controls.previous),
    next:
      nextImage && !showsSpread && canPrefetch
        ? [comicPicture(slug, nextImage.chapter, nextImage.imageId)]
        : picturesAt(shown.controls.next),
  };

  const navigate = useNavigate();
  const turn = useCallback(
    (target: PageRef) => navigate(to.page(slug, target), { flushSync: true }),
    [navigate, slug],
  );
  const figure = usePageTurns(
    () => {
      // A window that was just resized shows another number of pages before React renders it.
      const { previous, next } = findShownPages(page, hasRoomForTwo()).controls;
      return { previous, next };
    },
    turn,
    rightToLeft,
  );
  const returnsTo = useKeepBookmark(nearest, farthest, figure);
  const panels = usePanelByPanel(page, picture, figure, hasArrived);
  usePrefetchedPages(page, canPrefetch ? shown.controls.next : undefined, chosen === "two");
  usePrefetchPicture(canPrefetch ? adjacentPictures.next[0] : undefined, "large");
  usePrefetchPicture(canPrefetch ? adjacentPictures.next[1] : undefined, "large");

  // After a turn, the frame with the picture does not wait for the rest.
  const below = useDeferredValue(page);
  const toolbar = (label: string) => {
    const shared = { label, comic: { slug, rightToLeft }, turn, openPanels: panels.open };
    if (!spread) return <PageControls {...shared} controls={controls} />;
    return (
      <>
        <PageControls {...shared} controls={controls} room="one" />
        <PageControls {...shared} controls={both.controls} room="two" />
      </>
    );
  };
  return (
    <article className={`grid ${styles.reader}`} data-fit={fit} data-system-font="">
      <header className={styles.heading}>
        <h1>
          <Link to={to.comic(slug)} className="quiet-link">
            {comic.title}
          </Link>
          {/* For screen readers: the position below shows the same. */}
          <span className={styles.rest}>
            <span>{`, chapter ${chapter.number},`}</span>{" "}
            <span data-room={right && "one"}>{`page ${ref.page}`}</span>
            {right && (
              <span data-room="two">{`pages ${left!.ref.page} and ${right.ref.page}`}</span>
            )}
          </span>
        </h1>
        <Position pages={[page]} room={right && "one"} />
        {right && <Position pages={both.pages} room="two" />}
      </header>
      <div className={styles.above}>{toolbar("Pages")}</div>
      <div className={`grid ${styles.page}`}>
        <PageFigure
          page={page}
          first={nearest.ref}
          fit={fit}
          adjacentPictures={adjacentPictures}
          figureRef={figure}
          onArrive={onArrive}
        />
        <div className={styles.toolbar}>
          <ReaderNote comic={slug} page={ref.page} returnsTo={returnsTo} turn={turn} />
          {toolbar("Pages, below the picture")}
        </div>
      </div>
      {panels.view}

      <BelowPicture page={below} turn={turn} />
      <InlineScript code={resumeScript} />
      <noscript>
        {/* Stores the position in a cookie; see the route. */}
        <picture>
          {right && <source media={roomForTwo} srcSet={to.readPage(slug, right.ref)} />}
          <img src={to.readPage(slug, ref)} alt="" className="visually-hidden" />
        </picture>
      </noscript>
    </article>
  );
}

/** Chooses the fit of a page: a strip always has the width of the window, and a double page is fitted as a spread. */
function chooseFit(shape: ComicPage["comic"]["pageShape"], chosen: SiteData["fit"]) {
  if (chosen === "width" || isStrip(shape)) return undefined;
  return isWide(shape) ? "two" : chosen;
}

interface PositionProps {
  pages: readonly ComicPage[];
  room: "one" | "two" | undefined;
}

/** Shows the position of the pages in their chapter, because page numbers may have gaps. */
function Position({ pages, room }: PositionProps) {
  const { number, count } = pages[0]!.chapter;
  const positions = pages.map(({ position }) => position);
  return (
    <div className={`note ${styles.position}`} data-room={room}>
      <span aria-hidden="true">{`Chapter ${number} · ${positions.join("–")} / ${count}`}</span>
      <progress
        value={positions.at(-1)}
        max={count}
        aria-label={`${positions.join(" and ")} of ${count}`}
      />
    </div>
  );
}
