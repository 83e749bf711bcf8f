import * as to from "~/addresses";
import { Link, PrefetchPageLinks, useLocation, useNavigate } from "@remix-run/react";
import { Html } from "~/ui/html";
import { useMayPrefetch, usePrefetchPicture } from "~/ui/prefetch-picture";
import { useImageRetry } from "~/ui/use-image-retry";
import { usePageTurns } from "~/ui/use-page-turns";
import type { Item, ListedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";
import { thumbnailId } from "./gallery-grid";
import { ItemDialog } from "./item-dialog";
import { ItemFigure } from "./item-figure";
import type { Place } from "./place.server";
import styles from "./gallery-item.module.css";

type OpenItem = Item &
  Pick<ListedItem, "id" | "ratio"> & {
    gallery: Gallery;
    place: Place;
    commission: Commission | undefined;
  };

/** The commission status, or the state of the commission type that a picture is an example of. */
export interface Commission {
  /** The fragment that names the commission type on the commissions page. */
  slug?: string;
  isOpen: boolean;
  text: string;
}

/** A gallery item, in a dialog if the visitor opened it from the grid, or as a page. */
export function GalleryItem({ item, isDialog }: { item: OpenItem; isDialog: boolean }) {
  const { id, title, artist, alt, gallery, place, commission } = item;
  const { position, previous, next } = place;
  const retried = useImageRetry(item.location);
  const ahead = useMayPrefetch(retried.state === "arrived") ? next : undefined;
  usePrefetchPicture(ahead?.picture, "full");
  const navigate = useNavigate();
  const { state } = useLocation();
  // Turns within a dialog replace the history entry and keep the focus.
  const turning = isDialog
    ? { replace: true, preventScrollReset: true, state: { ...state, keepsFocus: true } }
    : {};
  const figure = usePageTurns({ previous, next }, ({ path }: { path: string }) =>
    navigate(path, { ...turning, flushSync: true }),
  );
  const one = item.description ? `${gallery.one}; its story is below` : gallery.one;
  const content = (
    <>
      <ItemFigure item={item} retried={retried} alt={alt || one} figureRef={figure} />
      <div>
        {isDialog ? <h2 dir="auto">{title}</h2> : <h1 dir="auto">{title}</h1>}
        {artist && (
          <p className="note">
            by <bdi>{artist}</bdi>
          </p>
        )}
        {position && (
          <nav className={`actions ${styles.controls}`} aria-label="Pictures">
            {previous && (
              <Link to={previous.path} className="button quiet" {...turning}>
                Previous
              </Link>
            )}
            <span className="note">{position}</span>
            {next && (
              <Link to={next.path} className="button quiet" {...turning}>
                Next
              </Link>
            )}
          </nav>
        )}
        <Html html={item.description} />
        {gallery.isOwn && (
          <>
            {commission && <p>{commission.text}</p>}
            <p>
              {/* Loads a document, because only documents mark the card in the fragment. */}
              <a
                href={to.commissions + (commission?.slug ? `#${commission.slug}` : "")}
                className={`button ${commission?.isOpen ? "" : "quiet"}`}
              >
                Ask for one like this
              </a>
            </p>
          </>
        )}
        {!isDialog && (
          <p>
            <Link to={`${place.grid}#${thumbnailId(id)}`} className="button quiet">
              {`All ${gallery.title.toLowerCase()}`}
            </Link>
          </p>
        )}
      </div>
      {ahead && <PrefetchPageLinks page={ahead.path} />}
    </>
  );
  if (!isDialog) return <article className={`grid ${styles.page}`}>{content}</article>;
  return (
    <ItemDialog grid={place.grid} id={id} name={position ? `${title}, ${position}` : title}>
      {content}
    </ItemDialog>
  );
}
