import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { PictureStatus } from "~/ui/picture-status";
import { useSiteData } from "~/ui/site-data";
import { useHealingPicture } from "~/ui/use-healing-picture";
import "~/styles/world.css";
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
  const health = useHealingPicture(picture);
  const full = pictureAddress(pictureHost, "full", picture);

  return (
    <>
      <figure className={styles.figure}>
        <div className={styles.frame}>
          <FullSizeLink href={full} className={styles.sheet}>
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
            <span className="visually-hidden">Open the map in full size</span>
          </FullSizeLink>
          <PictureStatus picture={health} name="picture">
            This sheet of the atlas has slipped behind a shelf.
          </PictureStatus>
        </div>
        <figcaption>
          <span>{caption}</span> <FullSizeLink href={full}>Unroll it in full size</FullSizeLink>
        </figcaption>
      </figure>
      <FullSizeDialog
        picture={full}
        alt={alt}
        standIn={<Picture path={picture} alt="" {...mapShape} />}
      />
    </>
  );
}
