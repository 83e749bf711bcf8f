import { useState, type RefObject } from "react";
import { comparePages, toPosition, type PageRef } from "~/reading/page-ref";
import { findShownPages, type ComicPage } from "../page";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink, fullSizeHash } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { RetryWithoutScript } from "~/ui/picture-status";
import { mirrorTurn, type Turn } from "~/ui/page-turns";
import { useRootData } from "~/ui/root-data";
import type { RetriedImage } from "~/ui/use-image-retry";
import drag from "~/ui/drag.module.css";
import styles from "./page-figure.module.css";
import { PageImage, PageImageStatus } from "./page-image";
import { isWide } from "./spreads";

interface PageFigureProps {
  page: ComicPage;
  /** The first page that is shown. */
  first: PageRef;
  /** How the picture is fitted; by its width if undefined. */
  fit: "height" | "two" | undefined;
  /** The prefetched pictures of the adjacent pages, which a finger can drag into view. */
  adjacentPictures: Record<"previous" | "next", readonly string[]>;
  figureRef: RefObject<HTMLElement>;
  /** The pictures of the shown pages, in their order. */
  images: readonly ShownImage[];
}

interface ShownImage {
  watched: RetriedImage;
  shape: { width: number; height: number };
}

/** The picture of a page, or the pictures of its spread, each a link to the full file. */
export function PageFigure(props: PageFigureProps) {
  const { page, first, fit, adjacentPictures, figureRef, images } = props;
  const { comic } = page;
  const { pages } = findShownPages(page);
  const { pictureHost } = useRootData();
  const own = images[pages.indexOf(page)]!;
  const turn = useTurnDirection(first);
  const toSide = (to: Turn) => (comic.rightToLeft ? mirrorTurn(to) : to);
  // Reserves room for all pages, as wide as the column and no higher than the window.
  const ratio = images.reduce((sum, { shape }) => sum + shape.width / shape.height, 0);
  const fullSizeOf = ({ watched }: ShownImage) => pictureAddress(pictureHost, "full", watched.path);
  const hashOf = (one: ComicPage) =>
    one === page ? fullSizeHash : `${fullSizeHash}-${one.ref.page}`;

  return (
    <figure
      ref={figureRef}
      className={styles.figure}
      data-state={own.watched.state}
      data-turn={turn && toSide(turn)}
      data-wide={isWide(own.shape) || undefined}
    >
      <div className={styles.stage}>
        {fit === "two" && (
          <svg viewBox={`0 0 ${ratio} 1`} className={styles.reserved} aria-hidden="true" />
        )}
        <div className={styles.frame} data-right-to-left={comic.rightToLeft}>
          {pages.map((one, at) => (
            <div key={toPosition(one.ref)} className={`${drag.content} ${styles.leaf}`}>
              <FullSizeLink
                href={fullSizeOf(images[at]!)}
                hash={hashOf(one)}
                className={styles.link}
                aria-label={one === page ? "Open full size" : `Open page ${one.ref.page} full size`}
              >
                <PageImage {...images[at]!} alt={one.alt} priority />
              </FullSizeLink>
              <PageImageStatus watched={images[at]!.watched} />
            </div>
          ))}
          {(["previous", "next"] as const).map((side) => {
            if (adjacentPictures[side].length === 0) return null;
            return (
              <div key={side} className={`fill ${drag[toSide(side)]} ${styles.beside}`}>
                {adjacentPictures[side].map((path) => (
                  <Picture key={path} path={path} size="large" {...comic.pageShape} alt="" />
                ))}
              </div>
            );
          })}
        </div>
      </div>
      {pages.map((one, at) => {
        const { watched, shape } = images[at]!;
        return (
          <FullSizeDialog
            key={one.ref.page}
            picture={fullSizeOf(images[at]!)}
            alt={one.alt}
            hash={hashOf(one)}
            standIn={<Picture path={watched.path} size="large" {...shape} alt="" />}
          />
        );
      })}
    </figure>
  );
}

/** Notes on the picture, below the controls so that these stay in sight. */
export function PictureNotes({ picture }: { picture: string }) {
  const { pictureHost, dataSaver } = useRootData();
  return (
    <>
      <RetryWithoutScript className="note" />
      {dataSaver && (
        <p className="note">
          Data saver: this is the small picture.{" "}
          <FullSizeLink href={pictureAddress(pictureHost, "full", picture)}>
            See the original
          </FullSizeLink>
        </p>
      )}
    </>
  );
}

/** Returns the last page turn; undefined before the first. */
function useTurnDirection(page: PageRef): Turn | undefined {
  const [turn, setTurn] = useState<{ to: PageRef; direction?: Turn }>({ to: page });
  const order = comparePages(page, turn.to);
  if (order === 0) return turn.direction;
  const direction = order > 0 ? "next" : "previous";
  setTurn({ to: page, direction });
  return direction;
}
