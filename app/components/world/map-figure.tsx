import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { pictureAddress } from "~/pictures/address";
import { FullSizeDialog, fullSizeHash } from "../full-size-dialog";
import { Picture } from "../picture";
import { isPlainClick } from "../shell/use-own-links";
import { useSiteData } from "../site-data";
import { useHealingPicture } from "../use-healing-picture";
import styles from "./map-figure.module.css";

/** The shape both maps are drawn in; the landmarks' places are in it. */
export const mapShape = { width: 1600, height: 1100 } as const;

interface MapFigureProps {
  picture: string;
  alt: string;
  caption: string;
}

/** A map in its frame: a link to the full drawing, which unrolls over the page where JavaScript runs. */
export function MapFigure({ picture, alt, caption }: MapFigureProps) {
  const { pictureHost } = useSiteData();
  const { search } = useLocation();
  const navigate = useNavigate();
  const health = useHealingPicture(picture);
  const full = pictureAddress(pictureHost, "full", picture);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate({ search, hash: fullSizeHash }, { state: { opened: true }, preventScrollReset: true });
  };

  return (
    <>
      <figure className={styles.figure}>
        <a
          href={full}
          onClick={open}
          className={styles.sheet}
          aria-label="Open the map in full size"
        >
          <Picture
            path={picture}
            alt={alt}
            {...mapShape}
            priority
            attempt={health.attempt}
            className={styles.picture}
            imageRef={health.element}
            onLoad={health.onLoad}
            onError={health.onError}
          />
        </a>
        {health.isGivenUp && (
          <div className={styles.failed} role="alert">
            <p>This sheet of the atlas has slipped behind a shelf.</p>
            <button type="button" className="button" onClick={health.retry}>
              Try again
            </button>
          </div>
        )}
        <figcaption>
          <span>{caption}</span>{" "}
          <a href={full} onClick={open}>
            Unroll it in full size
          </a>
        </figcaption>
      </figure>
      <FullSizeDialog picture={full} alt={alt} />
    </>
  );
}
