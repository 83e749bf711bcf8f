import { useLocation } from "@remix-run/react";
import { useEffect, type RefObject } from "react";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { PictureStatus, RetryWithoutScript } from "~/ui/picture-status";
import { useRootData } from "~/ui/root-data";
import { useImageRetry } from "~/ui/use-image-retry";
import "~/styles/galleries.css";
import drag from "~/ui/drag.module.css";
import styles from "./item-figure.module.css";
import { GalleryThumbnail } from "./gallery-thumbnail";

interface ItemFigureProps {
  location: string;
  alt: string;
  /** The pictures of the neighbors, whose thumbnails a swipe pulls in. */
  beside: { previous?: string | undefined; next?: string | undefined };
  figureRef: RefObject<HTMLElement>;
  onArrive: () => void;
}

/**
 * The full picture in a frame of fixed size, with its thumbnail until it arrives. The data saver shows a smaller
 * picture with a link to the full one.
 */
export function ItemFigure({ location, alt, beside, figureRef, onArrive }: ItemFigureProps) {
  const site = useRootData();
  const { pictureHost, dataSaver } = site;
  const state = useLocation().state as object | null;
  const watched = useImageRetry(location);
  const full = pictureAddress(pictureHost, "full", location);
  // The shape is unknown; the style fits the picture into the figure.
  const shown = { path: location, size: "full", width: 1440, height: 1440 } as const;
  const thumbnail = (
    <GalleryThumbnail key={location} location={location} alt="" isShown {...site} />
  );

  const hasArrived = watched.state === "arrived";
  useEffect(() => {
    if (hasArrived) onArrive();
  }, [hasArrived, onArrive]);

  return (
    <figure ref={figureRef} className={styles.figure} data-state={watched.state}>
      <div className={styles.frame}>
        <FullSizeLink href={full} state={state} className={styles.link}>
          <span className={`fill ${drag.content} ${styles.standIn}`}>{thumbnail}</span>
          <Picture
            {...shown}
            {...watched.picture}
            alt={alt}
            priority
            className={`${drag.content} ${styles.picture}`}
          />
          {(["previous", "next"] as const).map((side) => {
            const path = beside[side];
            if (!path) return null;
            return (
              <span key={side} className={`fill ${drag[side]} ${styles.beside}`}>
                <GalleryThumbnail location={path} alt="" {...site} />
              </span>
            );
          })}
          <span className="visually-hidden">Open the picture in full size</span>
        </FullSizeLink>
        <PictureStatus picture={watched} name={dataSaver ? "picture" : "full picture"}>
          The picture could not be loaded.
        </PictureStatus>
      </div>
      <RetryWithoutScript className={`note ${styles.note}`} />
      {dataSaver && (
        <p className={`note ${styles.note}`}>
          Data saver: this is a small picture.{" "}
          <FullSizeLink href={full} state={state}>
            Show the full picture
          </FullSizeLink>
        </p>
      )}
      <FullSizeDialog
        picture={full}
        alt={alt}
        standIn={dataSaver ? <Picture {...shown} alt="" /> : thumbnail}
      />
    </figure>
  );
}
