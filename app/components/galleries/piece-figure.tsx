import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, type MouseEvent, type RefObject } from "react";
import { pictureAddress } from "~/pictures/address";
import type { Piece } from "~/upstream/galleries.server";
import { FullSizeDialog, fullSizeHash } from "../full-size-dialog";
import { Picture } from "../picture";
import { isPlainClick } from "../shell/use-own-links";
import { useSiteData } from "../site-data";
import { useHealingPicture } from "../use-healing-picture";
import styles from "./piece-figure.module.css";

/**
 * The full picture, whatever its shape, fitted into room that is there before it. Until it arrives
 * its thumbnail stands in, which the wall has fetched already.
 */
export function PieceFigure({
  piece: { title, location },
  figureRef,
  onArrive,
}: {
  piece: Piece;
  figureRef: RefObject<HTMLElement>;
  onArrive: () => void;
}) {
  const { pictureHost } = useSiteData();
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const health = useHealingPicture(location);
  const full = pictureAddress(pictureHost, "full", location);

  const { state } = health;
  useEffect(() => {
    if (state === "arrived") onArrive();
  }, [state, onArrive]);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate(
      { hash: fullSizeHash },
      { state: { ...(entry as object | null), opened: true }, preventScrollReset: true },
    );
  };

  return (
    <figure ref={figureRef} className={styles.figure} data-state={state}>
      <a href={full} onClick={open}>
        <img
          key={location}
          src={pictureAddress(pictureHost, "thumbnail", location, "medium")}
          alt=""
          className={styles.standIn}
        />
        {/* Of no known shape: the style fits it into the figure. */}
        <Picture
          path={location}
          alt={title}
          size="large"
          width={1440}
          height={1440}
          priority
          attempt={health.attempt}
          imageRef={health.element}
          onLoad={health.onLoad}
          onError={health.onError}
        />
        <span className="visually-hidden">Open the picture in full size</span>
      </a>
      {health.isGivenUp && (
        <p className={styles.failed} role="alert">
          This picture got lost on the way.{" "}
          <button type="button" className="button" onClick={health.retry}>
            Try again
          </button>
        </p>
      )}
      <FullSizeDialog picture={full} alt={title} />
    </figure>
  );
}
