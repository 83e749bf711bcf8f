import { useState, type RefObject } from "react";
import { comparePages, toPosition, type PageRef } from "~/page-ref";
import type { ComicPage, Shape } from "../page";
import { pictureAddress } from "~/ui/picture-address";
import { FullSizeLink } from "~/ui/full-size-link";
import { Picture } from "~/ui/picture";
import { RetryWithoutScript } from "~/ui/picture-status";
import { useRootData } from "~/ui/root-data";
import type { RetriedImage } from "~/ui/use-image-retry";
import type { Turn } from "~/ui/swipes";
import { mirrorTurn } from "~/ui/use-page-turns";
import styles from "./page-figure.module.css";
import { PageImage, PageImageStatus } from "./page-image";
import { isWide } from "./spreads";

interface PageFigureProps {
  page: ComicPage;
  /** The page, or the pages of its spread in their order, with their pictures. */
  shown: readonly ShownPage[];
  /** How the picture is fitted; by its width if undefined. */
  fit: "height" | "two" | undefined;
  /** The prefetched pictures of the adjacent pages, which a finger can drag into view. */
  adjacentPictures: Record<"previous" | "next", readonly string[]>;
  figureRef: RefObject<HTMLElement>;
}

interface ShownPage {
  page: ComicPage;
  watched: RetriedImage;
  shape: Shape;
}

/** The picture of a page, or the pictures of its spread, each a link to the full file. */
export function PageFigure({ page, shown, fit, adjacentPictures, figureRef }: PageFigureProps) {
  const { comic } = page;
  const { pictureHost } = useRootData();
  const own = shown.find((one) => one.page === page)!;
  const turn = useTurnDirection(shown[0]!.page.ref);
  const toSide = (to: Turn) => (comic.rightToLeft ? mirrorTurn(to) : to);
  // Reserves room for all pages, as wide as the column and no higher than the window.
  const ratio = shown.reduce((sum, { shape }) => sum + shape.width / shape.height, 0);

  return (
    <figure
      ref={figureRef}
      className={styles.figure}
      data-state={own.watched.state}
      data-turn={turn && toSide(turn)}
      data-wide={isWide(own.shape) || undefined}
    >
      <div className={styles.stage}>
        {fit === "two" && (
          <svg viewBox={`0 0 ${ratio} 1`} className={styles.reserved} aria-hidden="true" />
        )}
        <div className={styles.frame} data-right-to-left={comic.rightToLeft}>
          {shown.map((one) => (
            <div key={toPosition(one.page.ref)} className={`dragged ${styles.leaf}`}>
              <FullSizeLink
                href={pictureAddress(pictureHost, "full", one.watched.path)}
                image={one.watched.element}
                hash={`#full-${one.page.ref.page}`}
                className={`centered ${styles.link}`}
                aria-label={
                  one === own ? "Open full size" : `Open page ${one.page.ref.page} full size`
                }
              >
                <PageImage watched={one.watched} shape={one.shape} alt={one.page.alt} priority />
              </FullSizeLink>
              <PageImageStatus watched={one.watched} />
            </div>
          ))}
          {(["previous", "next"] as const).map((side) => {
            if (adjacentPictures[side].length === 0) return null;
            return (
              <div key={side} className={`fill ${toSide(side)} ${styles.beside}`}>
                {adjacentPictures[side].map((path) => (
                  <Picture key={path} path={path} size="large" {...comic.pageShape} alt="" />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </figure>
  );
}

/** Notes on the picture, below the controls so that these stay in sight. */
export function PictureNotes({ picture }: { picture: string }) {
  const { pictureHost, dataSaver } = useRootData();
  return (
    <>
      <RetryWithoutScript className="note" />
      {dataSaver && (
        <p className="note">
          Data saver: this is the small picture.{" "}
          <a href={pictureAddress(pictureHost, "full", picture)}>See the original</a>
        </p>
      )}
    </>
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
