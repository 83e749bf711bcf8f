import { Link, PrefetchPageLinks, useNavigate } from "@remix-run/react";
import type { Gallery } from "./galleries";
import { galleryPath, placeOnWall, type PlaceOnWall } from "./place-on-wall";
import type { ListedPiece, Piece } from "./api.server";
import { Html } from "~/ui/html";
import { useFetchAhead } from "~/ui/use-fetch-ahead";
import { useTurnGestures } from "~/ui/use-turn-gestures";
import { useWarmPicture } from "~/ui/use-warm-picture";
import type { Wall } from "./gallery-wall";
import { PieceDialog } from "./piece-dialog";
import { PieceFigure } from "./piece-figure";
import styles from "./piece-view.module.css";

interface PieceViewProps {
  id: string;
  piece: Piece & { gallery: Gallery };
  wall: Wall;
}

/** Between the pieces of an open dialog there is one step of history, and focus stays. */
const insideDialog = {
  replace: true,
  preventScrollReset: true,
  state: { fromWall: true, keepsFocus: true },
} as const;

/** One piece of a gallery with what there is to say of it: over the wall, or as a page of its own. */
export function PieceView({ id, piece, wall }: PieceViewProps) {
  const { title, gallery } = piece;
  const place = placeOnWall(wall.pieces, id);
  const { mayFetch, onArrive } = useFetchAhead(piece.location);
  const navigate = useNavigate();
  const turning = wall.isOver ? insideDialog : {};
  const { first, previous, next, latest } = place;
  const figure = useTurnGestures({ first, previous, next, latest }, (to: ListedPiece) =>
    navigate(galleryPath(gallery.slug, to.id), turning),
  );
  const ahead = mayFetch ? next : undefined;
  useWarmPicture(ahead?.location, "full");

  const content = (
    <>
      <PieceFigure piece={piece} figureRef={figure} onArrive={onArrive} />
      <div className={styles.text}>
        {wall.isOver ? <h2 tabIndex={-1}>{title}</h2> : <h1>{title}</h1>}
        {piece.description && <Html html={piece.description} />}
        <PieceControls gallery={gallery} place={place} turning={turning} />
        {!wall.isOver && (
          <p>
            <Link to={galleryPath(gallery.slug)} className="button quiet">
              All of {gallery.title.toLowerCase()}
            </Link>
          </p>
        )}
      </div>
      {ahead && <PrefetchPageLinks page={galleryPath(gallery.slug, ahead.id)} />}
    </>
  );
  return wall.isOver ? (
    <PieceDialog gallery={gallery.slug} name={nameOf(title, place)}>
      {content}
    </PieceDialog>
  ) : (
    <article className={styles.page}>{content}</article>
  );
}

function nameOf(title: string, { number, count }: PlaceOnWall<unknown>): string {
  return number ? `${title}, ${number} of ${count}` : title;
}

interface PieceControlsProps {
  gallery: Gallery;
  place: PlaceOnWall<ListedPiece>;
  turning: typeof insideDialog | object;
}

/** To the neighbours of a piece; at the ends of the wall a control leads nowhere, and says so. */
function PieceControls({ gallery, place, turning }: PieceControlsProps) {
  if (place.number === 0) return null;
  const control = (to: ListedPiece | undefined, label: string) =>
    to ? (
      <Link
        to={galleryPath(gallery.slug, to.id)}
        className="button quiet"
        prefetch="intent"
        {...turning}
      >
        {label}
      </Link>
    ) : (
      // eslint-disable-next-line jsx-a11y/anchor-is-valid -- no href, still announced: HTML-ARIA
      <a role="link" aria-disabled="true" className="button quiet">
        {label}
      </a>
    );
  return (
    <nav className={styles.controls} aria-label="Pieces">
      {control(place.previous, "Previous")}
      <span>
        {place.number} of {place.count}
      </span>
      {control(place.next, "Next")}
    </nav>
  );
}
