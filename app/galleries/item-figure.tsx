import type { RefObject } from "react";
import { FullSizeLink } from "~/ui/full-size-link";
import { Picture } from "~/ui/picture";
import { pictureAddress } from "~/ui/picture-address";
import { PictureStatus } from "~/ui/picture-status";
import { useRootData } from "~/ui/root-data";
import type { RetriedImage } from "~/ui/use-image-retry";
import "~/styles/pictures.css";
import { thumbnailId } from "./gallery-grid";
import type { Pictured } from "./gallery-thumbnail";
import styles from "./item-figure.module.css";

interface ItemFigureProps {
  item: Pictured & { id: string };
  retried: RetriedImage;
  alt: string;
  figureRef: RefObject<HTMLElement>;
}

/** Returns the file of the item that the grid behind the dialog shows. */
function findShownFile(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const thumbnail = document.getElementById(thumbnailId(id))?.querySelector("img");
  return thumbnail?.currentSrc || undefined;
}

/** The full picture over its thumbnail; data saver shows a smaller picture. */
export function ItemFigure({ item, retried, alt, figureRef }: ItemFigureProps) {
  const { location, ratio = 1 } = item;
  const site = useRootData();
  const standIn =
    findShownFile(item.id) ?? pictureAddress(site.pictureHost, "thumbnail", location, "medium");
  const full = pictureAddress(site.pictureHost, "full", location);
  // The spacer is rendered twice: the first limits the frame's width, the second gives the frame
  // its height. The content security policy forbids style attributes for this.
  const spacer = <svg viewBox={`0 0 ${ratio} 1`} aria-hidden="true" />;
  return (
    <figure ref={figureRef} className={styles.figure} data-state={retried.state}>
      <FullSizeLink href={full} image={retried.element} className={`fitted ${styles.link}`}>
        {spacer}
        {spacer}
        <span className={`layer dragged ${styles.standIn}`}>
          <img key={location} src={standIn} alt="" decoding="sync" className="thumbnail" />
        </span>
        {/* A style fits the picture into the frame. */}
        <Picture
          size="full"
          width={1440}
          height={1440}
          {...retried.picture}
          alt={alt}
          priority
          className={`dragged ${styles.picture}`}
        />
        <span className="visually-hidden">Open the picture in full size</span>
      </FullSizeLink>
      <PictureStatus retried={retried} name={site.dataSaver ? "picture" : "full picture"}>
        The picture could not be loaded.
      </PictureStatus>
      {site.dataSaver && (
        <p className="note">
          Data saver: this is a small picture. <a href={full}>Show the full picture</a>
        </p>
      )}
    </figure>
  );
}
