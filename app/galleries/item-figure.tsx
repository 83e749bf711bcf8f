import { useLocation } from "@remix-run/react";
import { useEffect, type RefObject } from "react";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeDialog, FullSizeLink } from "~/ui/full-size-dialog";
import { Picture } from "~/ui/picture";
import { PictureStatus, RetryWithoutScript } from "~/ui/picture-status";
import { useSiteData } from "~/ui/site-data";
import { useHealingPicture } from "~/ui/use-healing-picture";
import "~/styles/galleries.css";
import styles from "./item-figure.module.css";
import { Thumbnail } from "./thumbnail";

/**
 * The full picture, whatever its shape, fitted into room that is there before it. Until it arrives
 * its thumbnail stands in, which the grid has fetched already. Who saves data gets a smaller one,
 * and the full one at a press.
 */
export function ItemFigure({
  location,
  alt,
  beside,
  figureRef,
  onArrive,
}: {
  location: string;
  /** What the picture shows; its title and its story are beside it. */
  alt: string;
  /** Its neighbours on the grid: a finger can pull their thumbnails in. */
  beside: { previous?: string | undefined; next?: string | undefined };
  figureRef: RefObject<HTMLElement>;
  onArrive: () => void;
}) {
  const site = useSiteData();
  const { pictureHost, dataSaver } = site;
  const state = useLocation().state as object | null;
  const watched = useHealingPicture(location);
  const full = pictureAddress(pictureHost, "full", location);
  // Of no known shape: the style fits it into the figure.
  const shown = { path: location, size: "full", width: 1440, height: 1440 } as const;
  const thumbnail = <Thumbnail key={location} location={location} alt="" isShown {...site} />;

  const hasArrived = watched.state === "arrived";
  useEffect(() => {
    if (hasArrived) onArrive();
  }, [hasArrived, onArrive]);

  return (
    <figure ref={figureRef} className={styles.figure} data-state={watched.state}>
      <div className={styles.frame}>
        <FullSizeLink href={full} state={state} className={styles.link}>
          <span className={styles.standIn}>{thumbnail}</span>
          <Picture
            {...shown}
            alt={alt}
            priority
            attempt={watched.attempt}
            className={styles.picture}
            imageRef={watched.element}
            onLoad={watched.onLoad}
            onError={watched.onError}
          />
          {(["previous", "next"] as const).map((side) => {
            const path = beside[side];
            if (!path) return null;
            return (
              <span key={side} className={styles[side]}>
                <Thumbnail location={path} alt="" {...site} />
              </span>
            );
          })}
          <span className="visually-hidden">Open the picture in full size</span>
        </FullSizeLink>
        <PictureStatus picture={watched} name={dataSaver ? "picture" : "full picture"}>
          This picture got lost on the way.
        </PictureStatus>
      </div>
      <RetryWithoutScript className={styles.note} />
      {dataSaver && (
        <p className={styles.note}>
          Data saver: this is a small picture.{" "}
          <FullSizeLink href={full} state={state}>
            See the full one
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
