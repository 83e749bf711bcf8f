import type { RefObject } from "react";
import { toPosition } from "~/page-ref";
import { FullSizeLink } from "~/ui/full-size-link";
import { Picture } from "~/ui/picture";
import { pictureAddress } from "~/ui/picture-address";
import { useRootData } from "~/ui/root-data";
import type { Turn } from "~/ui/swipes";
import type { RetriedImage } from "~/ui/use-image-retry";
import type { ComicPage, Shape } from "../page";
import { PageImage, PageImageStatus } from "../picture/page-image";
import { isWide } from "../spreads";
import styles from "./page-figure.module.css";

/** A comic page with its picture and the size of the picture. */
export interface ShownPage {
  page: ComicPage;
  retried: RetriedImage;
  shape: Shape;
}

interface PageFigureProps {
  /** The comic page at the current address. */
  own: ShownPage;
  /** The comic page, or the pages of its spread in reading order. */
  shown: readonly ShownPage[];
  /** How the picture is fitted into the window; undefined for a very tall picture. */
  fit: "height" | "width" | "two" | undefined;
  /** Prefetched pictures of the adjacent pages, which a swipe drags into view. */
  adjacentPictures: Record<Turn, readonly string[]>;
  figureRef: RefObject<HTMLElement>;
}

/** The pictures of a comic page or a spread, each a link to the full-size file. */
export function PageFigure({ own, shown, fit, adjacentPictures, figureRef }: PageFigureProps) {
  const { pictureHost } = useRootData();
  // The figure reserves the width of the column for all pages, and at most the window's height.
  const ratio = shown.reduce((sum, { shape }) => sum + shape.width / shape.height, 0);
  const beside = (side: Turn) =>
    adjacentPictures[side].length > 0 && (
      <div className={`layer ${side} ${styles.beside}`}>
        {adjacentPictures[side].map((path) => (
          <Picture key={path} path={path} size="large" {...own.page.comic.pageShape} alt="" />
        ))}
      </div>
    );

  return (
    <figure
      ref={figureRef}
      className={styles.figure}
      data-state={own.retried.state}
      data-wide={isWide(own.shape) || undefined}
    >
      <div className={styles.stage}>
        {fit === "two" && (
          <svg viewBox={`0 0 ${ratio} 1`} className={styles.reserved} aria-hidden="true" />
        )}
        <div className={styles.shownPages}>
          {shown.map((one) => (
            <div key={toPosition(one.page.ref)} className={`dragged ${styles.leaf}`}>
              <FullSizeLink
                href={pictureAddress(pictureHost, "full", one.retried.path)}
                image={one.retried.element}
                hash={`#full-${one.page.ref.page}`}
                className={`centered ${styles.link}`}
                aria-label={
                  one === own ? "Open full size" : `Open page ${one.page.ref.page} full size`
                }
              >
                <PageImage retried={one.retried} shape={one.shape} alt={one.page.alt} priority />
              </FullSizeLink>
              <PageImageStatus retried={one.retried} />
            </div>
          ))}
          {beside("previous")}
          {beside("next")}
        </div>
      </div>
    </figure>
  );
}
