import { useEffect, useState, type RefObject } from "react";
import { comparePages, toPosition, type PageRef } from "~/reading/page-ref";
import { findShownPages, type ComicPage } from "../page";
import { comicPicture } from "../comic-picture";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink, fullSizeHash } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { RetryWithoutScript } from "~/ui/picture-status";
import { mirrorTurn, type Turn } from "~/ui/page-turns";
import { useSiteData } from "~/ui/site-data";
import { useImageRetry, type RetriedImage } from "~/ui/use-image-retry";
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
  onArrive: () => void;
}

/** The picture of a page, or the pictures of its spread, each a link to the full file. */
export function PageFigure(props: PageFigureProps) {
  const { page, first, fit, adjacentPictures, figureRef, onArrive } = props;
  const { comic, chapter } = page;
  const { pages } = findShownPages(page);
  const { pictureHost } = useSiteData();
  const picturePath = (one: { imageId: string }) =>
    comicPicture(comic.slug, chapter.number, one.imageId);
  const partner = pages.find((one) => one !== page);
  const ownImage = useImageRetry(picturePath(page));
  const partnerImage = useImageRetry(partner ? picturePath(partner) : "");
  const turn = useTurnDirection(first);
  const toSide = (to: Turn) => (comic.rightToLeft ? mirrorTurn(to) : to);
  const shapeOf = (one: ComicPage) => one.shape ?? comic.pageShape;
  // Reserves room for all pages, as wide as the column and no higher than the window.
  const ratio = pages.map(shapeOf).reduce((sum, { width, height }) => sum + width / height, 0);
  const hashOf = (one: ComicPage) =>
    one === partner ? `${fullSizeHash}-${one.ref.page}` : fullSizeHash;

  const hasArrived = ownImage.state === "arrived" && (!partner || partnerImage.state === "arrived");
  useEffect(() => {
    if (hasArrived) onArrive();
  }, [hasArrived, onArrive]);

  return (
    <figure
      ref={figureRef}
      className={styles.figure}
      data-state={ownImage.state}
      data-turn={turn && toSide(turn)}
      data-wide={isWide(shapeOf(page)) || undefined}
    >
      <div className={styles.stage}>
        {fit === "two" && (
          <svg viewBox={`0 0 ${ratio} 1`} className={styles.room} aria-hidden="true" />
        )}
        <div className={styles.frame} data-right-to-left={comic.rightToLeft}>
          {pages.map((one) => (
            <ComicPageImage
              key={toPosition(one.ref)}
              page={one}
              shape={shapeOf(one)}
              hash={hashOf(one)}
              watched={one === partner ? partnerImage : ownImage}
              isPartner={one === partner}
            />
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
      {pages.map((one) => (
        <FullSizeDialog
          key={one.ref.page}
          picture={pictureAddress(pictureHost, "full", picturePath(one))}
          alt={one.alt}
          hash={hashOf(one)}
          standIn={<Picture path={picturePath(one)} size="large" {...shapeOf(one)} alt="" />}
        />
      ))}
    </figure>
  );
}

/** Notes on the picture, below the controls so that these stay in sight. */
export function PictureNotes({ picture }: { picture: string }) {
  const { pictureHost, dataSaver } = useSiteData();
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

interface ComicPageImageProps {
  page: ComicPage;
  shape: { width: number; height: number };
  hash: string;
  watched: RetriedImage;
  /** Whether it is the other page of a spread. */
  isPartner: boolean;
}

/** The picture of a page, as a link that opens it in full size. */
function ComicPageImage({ page, shape, hash, watched, isPartner }: ComicPageImageProps) {
  const { pictureHost } = useSiteData();
  const full = pictureAddress(pictureHost, "full", watched.path);
  return (
    <div className={`${drag.content} ${styles.leaf}`}>
      <FullSizeLink
        href={full}
        hash={hash}
        className={styles.link}
        aria-label={isPartner ? `Open page ${page.ref.page} full size` : "Open full size"}
      >
        <PageImage watched={watched} shape={shape} alt={page.alt} priority />
      </FullSizeLink>
      <PageImageStatus watched={watched} />
    </div>
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
