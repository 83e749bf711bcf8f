import { useEffect, type RefObject } from "react";
import type { ShownPage } from "./shown-page";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { PictureStatus, RetryWithoutScript } from "~/ui/picture-status";
import { useSiteData } from "~/ui/site-data";
import { useHealingPicture } from "~/ui/use-healing-picture";
import styles from "./page-figure.module.css";
import { useTurnDirection } from "./use-turn-direction";

interface PageFigureProps {
  page: ShownPage;
  picture: string;
  /** The pictures of its neighbours, as far as they are at hand: a finger can pull them in. */
  beside: { previous: string | undefined; next: string | undefined };
  figureRef: RefObject<HTMLElement>;
  onArrive: () => void;
}

/**
 * The picture the page is about, in room that is there before it is: a link to the full file, which
 * opens over the page where JavaScript runs.
 */
export function PageFigure({ page, picture, beside, figureRef, onArrive }: PageFigureProps) {
  const { pictureHost, dataSaver } = useSiteData();
  const { width, height } = page.comic.pageShape;
  const shown = { path: picture, size: "large", width, height } as const;
  const health = useHealingPicture(picture);
  const turn = useTurnDirection({ chapter: page.chapter.number, page: page.page });
  const full = pictureAddress(pictureHost, "full", picture);

  const { state } = health;
  useEffect(() => {
    if (state === "arrived") onArrive();
  }, [state, onArrive]);

  return (
    <figure ref={figureRef} className={styles.figure} data-state={state} data-turn={turn}>
      <FullSizeLink href={full} className={styles.link}>
        {/* Takes the room in the drawing's shape, whatever the file turns out to be. */}
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.shape} aria-hidden="true" />
        <Picture
          {...shown}
          alt={page.alt}
          priority
          attempt={health.attempt}
          className={styles.picture}
          imageRef={health.element}
          onLoad={health.onLoad}
          onError={health.onError}
        />
        {(["previous", "next"] as const).map((side) => {
          const path = beside[side];
          if (!path) return null;
          return <Picture key={side} {...shown} path={path} alt="" className={styles[side]} />;
        })}
        <span className="visually-hidden">Open the picture in full size</span>
      </FullSizeLink>
      <PictureStatus picture={health} name="picture">
        This page's picture got lost on the way.
      </PictureStatus>
      <RetryWithoutScript className={styles.note} />
      {dataSaver && (
        <p className={styles.note}>
          Data saver: this is the small picture.{" "}
          <FullSizeLink href={full}>See the original</FullSizeLink>
        </p>
      )}
      <FullSizeDialog picture={full} alt={page.alt} standIn={<Picture {...shown} alt="" />} />
    </figure>
  );
}
