import { useEffect, type RefObject } from "react";
import type { SinglePage, PageViewModel } from "./page-data/page-view-model";
import { comicPicture } from "./comic-picture";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink, fullSizeHash } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { PictureStatus, RetryWithoutScript } from "~/ui/picture-status";
import { useSiteData } from "~/ui/site-data";
import { useHealingPicture, type WatchedPicture } from "~/ui/use-healing-picture";
import styles from "./page-figure.module.css";
import { isWide } from "./page-data/spreads";
import { roomForTwo } from "./use-room-for-two";
import { useTurnDirection } from "./use-turn-direction";

interface PageFigureProps {
  page: PageViewModel;
  /** The page that the place in the comic goes by: of two the first. */
  first: number;
  /** What the reader's layout is fitted to, besides its width. */
  fit: "height" | "two" | undefined;
  /** The pictures that a turn would show, as far as they are at hand: a finger can pull them in. */
  beside: Record<"previous" | "next", readonly string[]>;
  figureRef: RefObject<HTMLElement>;
  onArrive: () => void;
}

/**
 * The picture the page is about, in room that is there before it is, or the two of its spread: links to the
 * full files, which open over the page where JavaScript runs.
 */
export function PageFigure(props: PageFigureProps) {
  const { page, first, fit, beside, figureRef, onArrive } = props;
  const { comic, chapter, inSpread } = page;
  const { pictureHost, dataSaver } = useSiteData();
  const pathOf = (one: { imageId: string }) =>
    comicPicture(comic.slug, chapter.number, one.imageId);
  const partner = inSpread?.pages.find((one) => one.page !== page.page);
  const health = useHealingPicture(pathOf(page));
  const other = useHealingPicture(partner ? pathOf(partner) : "");
  const turn = useTurnDirection({ chapter: chapter.number, page: first });
  const pages: readonly SinglePage[] = inSpread?.pages ?? [page];
  const shapeOf = (one: SinglePage) => one.shape ?? comic.pageShape;
  const hashOf = (one: SinglePage) =>
    one === partner ? `${fullSizeHash}-${one.page}` : fullSizeHash;

  const hasArrived = health.state === "arrived" && (!partner || other.state === "arrived");
  useEffect(() => {
    if (hasArrived) onArrive();
  }, [hasArrived, onArrive]);

  return (
    <figure
      ref={figureRef}
      className={styles.figure}
      data-state={health.state}
      data-turn={turn}
      data-wide={isWide(shapeOf(page)) || undefined}
    >
      <div className={styles.stage}>
        {fit === "two" && (
          <Room ratio={pages.reduce((sum, one) => sum + ratioOf(shapeOf(one)), 0)} />
        )}
        <div className={styles.frame} data-right-to-left={comic.rightToLeft}>
          {pages.map((one) => (
            <ComicPageImage
              key={one.page + chapter.number * 1e6}
              page={one}
              picture={pathOf(one)}
              shape={shapeOf(one)}
              hash={hashOf(one)}
              watched={one === partner ? other : health}
              isPartner={one === partner}
            />
          ))}
          {(["previous", "next"] as const).map((side) => {
            if (beside[side].length === 0) return null;
            return (
              <div key={side} className={styles[side]}>
                {beside[side].map((path) => (
                  <Picture key={path} path={path} size="large" {...comic.pageShape} alt="" />
                ))}
              </div>
            );
          })}
        </div>
      </div>
      {pages.map((one) => (
        <FullSizeDialog
          key={one.page}
          picture={pictureAddress(pictureHost, "full", pathOf(one))}
          alt={one.alt}
          hash={hashOf(one)}
          standIn={<Picture path={pathOf(one)} size="large" {...shapeOf(one)} alt="" />}
        />
      ))}
      <RetryWithoutScript className={styles.note} />
      {dataSaver && (
        <p className={styles.note}>
          Data saver: this is the small picture.{" "}
          <FullSizeLink href={pictureAddress(pictureHost, "full", pathOf(page))}>
            See the original
          </FullSizeLink>
        </p>
      )}
    </figure>
  );
}

const ratioOf = ({ width, height }: { width: number; height: number }) => width / height;

/** Takes the room of two pages, as wide as there is and no higher than the window. */
function Room({ ratio }: { ratio: number }) {
  return <svg viewBox={`0 0 ${ratio} 1`} className={styles.room} aria-hidden="true" />;
}

interface ComicPageImageProps {
  page: SinglePage;
  picture: string;
  shape: { width: number; height: number };
  hash: string;
  watched: WatchedPicture;
  /** Whether it is there because another page is, and where there is room. */
  isPartner: boolean;
}

/** A page's picture, and what opens it in full size. */
function ComicPageImage({ page, picture, shape, hash, watched, isPartner }: ComicPageImageProps) {
  const { pictureHost } = useSiteData();
  const full = pictureAddress(pictureHost, "full", picture);
  return (
    <div className={styles.leaf} data-room={isPartner ? "two" : undefined}>
      <FullSizeLink href={full} hash={hash} className={styles.link}>
        {/* Takes the room in the drawing's shape, whatever the file turns out to be. */}
        <svg
          viewBox={`0 0 ${shape.width} ${shape.height}`}
          className={styles.shape}
          aria-hidden="true"
        />
        <Picture
          path={picture}
          size="large"
          {...shape}
          alt={page.alt}
          priority={!isPartner}
          only={isPartner ? roomForTwo : undefined}
          attempt={watched.attempt}
          className={styles.picture}
          imageRef={watched.element}
          onLoad={watched.onLoad}
          onError={watched.onError}
        />
        <span className="visually-hidden">Open the picture in full size</span>
      </FullSizeLink>
      {(!isPartner || watched.isGivenUp) && (
        <PictureStatus picture={watched} name="picture">
          This page’s picture got lost on the way.
        </PictureStatus>
      )}
    </div>
  );
}
