import { Link, useNavigate } from "@remix-run/react";
import type { Gallery } from "./galleries";
import { galleryPath, type PlaceOnWall } from "./place-on-wall";
import type { ListedPiece, Piece } from "./api.server";
import { Html } from "~/ui/html";
import { PrefetchLink, PrefetchPage } from "~/ui/prefetch";
import { useFetchAhead } from "~/ui/use-fetch-ahead";
import { useTurnGestures } from "~/ui/use-turn-gestures";
import { useWarmPicture } from "~/ui/use-warm-picture";
import type { Wall } from "./gallery-wall";
import { PieceDialog } from "./piece-dialog";
import { PieceFigure } from "./piece-figure";
import styles from "./piece-view.module.css";

/** A piece as far as it is known, with its place. */
export type HungPiece = ListedPiece &
  Pick<Partial<Piece>, "description"> & { gallery: Gallery; place: PlaceOnWall<ListedPiece> };

interface PieceViewProps {
  piece: HungPiece;
  wall: Wall;
  /** Whether the rest of it is on its way. */
  isPending?: boolean;
}

/** Between the pieces of an open dialog there is one step of history, and focus stays. */
const insideDialog = {
  replace: true,
  preventScrollReset: true,
  state: { fromWall: true, keepsFocus: true },
} as const;

/** One piece of a gallery with what there is to say of it: over the wall, or as a page of its own. */
export function PieceView({ piece, wall, isPending = false }: PieceViewProps) {
  const { title, gallery, place } = piece;
  const addressOf = (to?: ListedPiece) => galleryPath(gallery.slug, to?.id) + wall.search;
  const { mayFetch, onArrive } = useFetchAhead(piece.location);
  const navigate = useNavigate();
  const turning = wall.isOver ? insideDialog : {};
  const { first, previous, next, latest } = place;
  const figure = useTurnGestures(
    () => ({ first, previous, next, latest }),
    (to: ListedPiece) => navigate(addressOf(to), { ...turning, flushSync: true }),
  );
  const ahead = mayFetch ? next : undefined;
  // Over the wall they have been fetched.
  const beside =
    wall.isOver || mayFetch ? { previous: previous?.location, next: next?.location } : {};
  useWarmPicture(ahead?.location, "full");

  const content = (
    <>
      <PieceFigure
        location={piece.location}
        {...{ beside, onArrive }}
        alt={altOf(piece)}
        figureRef={figure}
      />
      <div className={styles.text}>
        {wall.isOver ? <h2 tabIndex={-1}>{title}</h2> : <h1>{title}</h1>}
        <PieceControls addressOf={addressOf} place={place} turning={turning} />
        {piece.description && <Html html={piece.description} />}
        {!wall.isOver && (
          <p>
            <Link to={addressOf()} className="button quiet">
              All of {gallery.title.toLowerCase()}
            </Link>
          </p>
        )}
      </div>
      {ahead && <PrefetchPage page={addressOf(ahead)} />}
    </>
  );
  return wall.isOver ? (
    <PieceDialog wall={addressOf()} name={nameOf(title, place)} isPending={isPending}>
      {content}
    </PieceDialog>
  ) : (
    <article className={styles.page}>{content}</article>
  );
}

/** What a piece's picture shows; without words of its own, what kind of picture it is. */
function altOf({ alt, description, gallery: { one } }: PieceViewProps["piece"]): string {
  return alt || (description ? `${one}; its story is below` : one);
}

function nameOf(title: string, { number, count }: PlaceOnWall<unknown>): string {
  return number ? `${title}, ${number} of ${count}` : title;
}

interface PieceControlsProps {
  addressOf: (piece: ListedPiece) => string;
  place: PlaceOnWall<ListedPiece>;
  turning: object;
}

/** To the neighbours of a piece; at the ends of the wall a control leads nowhere, and says so. */
function PieceControls({ addressOf, place, turning }: PieceControlsProps) {
  if (place.number === 0) return null;
  const control = (to: ListedPiece | undefined, label: string) =>
    to ? (
      <PrefetchLink to={addressOf(to)} className="button quiet" {...turning}>
        {label}
      </PrefetchLink>
    ) : (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles -- no href, still announced: HTML-ARIA
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
