import * as to from "~/addresses";
import { Link, useLocation, useNavigate } from "@remix-run/react";
import type { Gallery } from "./galleries.schema";
import type { ListedItem, Item } from "./api.server";
import { Html } from "~/ui/html";
import type { Neighbors } from "~/ui/neighbors";
import { pageSearch, pageSizes } from "~/ui/paginate";
import { PrefetchLink, PrefetchPage } from "~/ui/prefetch";
import { useMayPrefetch, usePrefetchPicture } from "~/ui/prefetch-picture";
import { useImageRetry } from "~/ui/use-image-retry";
import { usePageTurns } from "~/ui/use-page-turns";
import { ItemDialog } from "./item-dialog";
import { ItemFigure } from "./item-figure";
import styles from "./gallery-item.module.css";

/** The grid that an item was opened from. */
export interface GridContext {
  /** Whether the item opens in a dialog over the grid; otherwise it is the page. */
  isOver: boolean;
  /** The query of the grid's page, which the addresses of its items keep. */
  search: string;
}

/** An item with its position; the description is missing until it is loaded. */
export type OpenItem = ListedItem &
  Pick<Partial<Item>, "description"> & { gallery: Gallery; place: Neighbors<ListedItem> };

interface GalleryItemProps {
  item: OpenItem;
  grid: GridContext;
  /** Whether the description is still loading. */
  isPending?: boolean;
}

/** The id of the thumbnail of an item. */
export const thumbnailId = ({ id }: { id: string }) => `item-${id}`;

/** An item of a gallery, in a dialog over the grid or as a page. */
export function GalleryItem({ item, grid, isPending = false }: GalleryItemProps) {
  const { title, artist, gallery, place } = item;
  const { previous, next, number = 0 } = place;
  const numbers = new Map([
    [previous, number - 1],
    [next, number + 1],
  ] as const);
  const gridSearch = (at = number) =>
    at ? (pageSearch({ page: Math.ceil(at / pageSizes.pictures) }) ?? "") : grid.search;
  const gridAddress = to.gallery(gallery.slug) + gridSearch();
  const addressOf = (item: ListedItem) =>
    to.galleryItem(gallery.slug, item.id) +
    (grid.isOver ? gridSearch(numbers.get(item)) : grid.search);
  const watched = useImageRetry(item.location);
  const canPrefetch = useMayPrefetch(watched.state === "arrived");
  const navigate = useNavigate();
  const { state } = useLocation();
  // The items of an open dialog share one history entry, and the focus stays.
  const turning = grid.isOver
    ? { replace: true, preventScrollReset: true, state: { ...state, keepsFocus: true } }
    : {};
  const figure = usePageTurns({ previous, next }, (to: ListedItem) =>
    navigate(addressOf(to), { ...turning, flushSync: true }),
  );
  const ahead = canPrefetch ? next : undefined;
  // The grid has fetched the thumbnails of the neighbors.
  const beside = grid.isOver || canPrefetch ? { previous, next } : {};
  usePrefetchPicture(ahead?.location, "full");

  const kind = item.description ? `${gallery.one}; its story is below` : gallery.one;
  const content = (
    <>
      <ItemFigure {...{ item, watched, beside }} alt={item.alt || kind} figureRef={figure} />
      <div>
        {grid.isOver ? <h2 tabIndex={-1}>{title}</h2> : <h1>{title}</h1>}
        {artist && <p className="note">{`by ${artist}`}</p>}
        <ItemControls addressOf={addressOf} place={place} turning={turning} />
        {item.description && <Html html={item.description} />}
        {!grid.isOver && (
          <p>
            <Link to={`${gridAddress}#${thumbnailId(item)}`} className="button quiet">
              {`All of ${gallery.title.toLowerCase()}`}
            </Link>
          </p>
        )}
      </div>
      {ahead && <PrefetchPage page={addressOf(ahead)} />}
    </>
  );
  return grid.isOver ? (
    <ItemDialog
      grid={gridAddress}
      name={place.number ? `${title}, ${place.number} of ${place.count}` : title}
      isPending={isPending}
    >
      {content}
    </ItemDialog>
  ) : (
    <article className={`grid ${styles.page}`}>{content}</article>
  );
}

interface ItemControlsProps {
  addressOf: (item: ListedItem) => string;
  place: Neighbors<ListedItem>;
  turning: object;
}

/** Links to the neighbors; disabled at the ends of the gallery. */
function ItemControls({ addressOf, place, turning }: ItemControlsProps) {
  if (!place.number) return null;
  const control = (to: ListedItem | undefined, label: string) =>
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
    <nav className={`actions ${styles.controls}`} aria-label="Pictures">
      {control(place.previous, "Previous")}
      <span className="note">{`${place.number} of ${place.count}`}</span>
      {control(place.next, "Next")}
    </nav>
  );
}
