import type { MouseEvent, RefObject } from "react";
import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "@remix-run/react";
import type { LoadedPage } from "~/routes/comics.$comic.$chapter.$page._index/load-page.server";
import { pictureAddress } from "~/pictures/address";
import { Picture } from "../picture";
import { isPlainClick } from "../shell/use-own-links";
import { useSiteData } from "../site-data";
import { useHealingPicture } from "../use-healing-picture";
import { FullSizeDialog, fullSizeHash } from "../full-size-dialog";
import styles from "./page-figure.module.css";
import { useTurnDirection } from "./use-turn-direction";

interface PageFigureProps {
  page: LoadedPage;
  picture: string;
  figureRef: RefObject<HTMLElement>;
  onArrive: () => void;
}

/**
 * The picture the page is about, in room that is there before it is: a link to the full file, which
 * opens over the page where JavaScript runs.
 */
export function PageFigure({ page, picture, figureRef, onArrive }: PageFigureProps) {
  const { pictureHost, dataSaver } = useSiteData();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { width, height } = page.comic.pageShape;
  const health = useHealingPicture(picture);
  const turn = useTurnDirection({ chapter: page.chapter.number, page: page.page });
  const full = pictureAddress(pictureHost, "full", picture);

  const { state } = health;
  useEffect(() => {
    if (state === "arrived") onArrive();
  }, [state, onArrive]);

  const open = useCallback(
    (event: MouseEvent) => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      navigate({ hash: fullSizeHash }, { state: { opened: true }, preventScrollReset: true });
    },
    [navigate],
  );

  return (
    <figure ref={figureRef} className={styles.figure} data-state={state} data-turn={turn}>
      <a href={full} onClick={open} className={styles.link}>
        {/* Takes the room in the drawing's shape, whatever the file turns out to be. */}
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.shape} aria-hidden="true" />
        <Picture
          path={picture}
          alt={page.alt}
          size="large"
          width={width}
          height={height}
          priority
          attempt={health.attempt}
          className={styles.picture}
          imageRef={health.element}
          onLoad={health.onLoad}
          onError={health.onError}
        />
        <span className="visually-hidden">Open the picture in full size</span>
        <span className={styles.spinner} aria-hidden="true" />
      </a>
      {health.isGivenUp && (
        <div className={styles.failed} role="alert">
          <p>This page's picture got lost on the way.</p>
          <button type="button" className="button" onClick={health.retry}>
            Try again
          </button>
        </div>
      )}
      <noscript>
        <p className={styles.note}>
          Picture missing? <a href={pathname}>Load this page again</a>
        </p>
      </noscript>
      {dataSaver && (
        <p className={styles.note}>
          Data saver: this is the small picture. <a href={full}>See the original</a>
        </p>
      )}
      <FullSizeDialog picture={full} alt={page.alt} />
    </figure>
  );
}
