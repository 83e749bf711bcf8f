import type { RefObject } from "react";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeLink } from "~/ui/full-size-link";
import { Picture } from "~/ui/picture";
import { PictureStatus, RetryWithoutScript } from "~/ui/picture-status";
import { useRootData } from "~/ui/root-data";
import type { RetriedImage } from "~/ui/use-image-retry";
import "~/styles/pictures.css";
import styles from "./item-figure.module.css";
import { GalleryThumbnail, type Pictured } from "./gallery-thumbnail";

interface ItemFigureProps {
  item: Pictured;
  watched: RetriedImage;
  alt: string;
  /** The neighbors, whose thumbnails a swipe pulls in. */
  beside: { previous?: Pictured | undefined; next?: Pictured | undefined };
  figureRef: RefObject<HTMLElement>;
}

/**
 * The full picture in a frame of its shape, with its thumbnail until it arrives. The data saver shows a smaller picture
 * with a link to the full one.
 */
export function ItemFigure({ item, watched, alt, beside, figureRef }: ItemFigureProps) {
  const { location, ratio = 1 } = item;
  const site = useRootData();
  const { pictureHost, dataSaver } = site;
  const full = pictureAddress(pictureHost, "full", location);
  // The style fits the picture into the frame.
  const shown = { path: location, size: "full", width: 1440, height: 1440 } as const;
  const thumbnail = <GalleryThumbnail key={location} item={item} alt="" isShown {...site} />;

  // Style attributes are forbidden: the first bounds the width of the frame, the second gives it its height.
  const spacer = <svg viewBox={`0 0 ${ratio} 1`} aria-hidden="true" />;

  return (
    <figure ref={figureRef} className={styles.figure} data-state={watched.state}>
      <div className={styles.frame}>
        <FullSizeLink href={full} image={watched.element} className={`fitted ${styles.link}`}>
          {spacer}
          {spacer}
          <span className={`fill dragged ${styles.standIn}`}>{thumbnail}</span>
          <Picture
            {...shown}
            {...watched.picture}
            alt={alt}
            priority
            className={`dragged ${styles.picture}`}
          />
          {(["previous", "next"] as const).map((side) => {
            const neighbor = beside[side];
            if (!neighbor) return null;
            return (
              <span key={side} className={`fill ${side} ${styles.beside}`}>
                <GalleryThumbnail item={neighbor} alt="" {...site} />
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
          Data saver: this is a small picture. <a href={full}>Show the full picture</a>
        </p>
      )}
    </figure>
  );
}
