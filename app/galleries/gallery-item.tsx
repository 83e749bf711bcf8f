import { Link, useNavigate } from "@remix-run/react";
import type { Gallery } from "./galleries";
import { galleryPath, type ItemPosition } from "./item-position";
import type { ListedItem, Item } from "./api.server";
import { Html } from "~/ui/html";
import { PrefetchLink, PrefetchPage } from "~/ui/prefetch";
import { useFetchAhead } from "~/ui/use-fetch-ahead";
import { useTurnGestures } from "~/ui/use-turn-gestures";
import { useWarmPicture } from "~/ui/use-warm-picture";
import type { Grid } from "./gallery-grid";
import { ItemDialog } from "./item-dialog";
import { ItemFigure } from "./item-figure";
import styles from "./gallery-item.module.css";

/** An item as far as it is known, with its place. */
export type OpenItem = ListedItem &
  Pick<Partial<Item>, "description"> & { gallery: Gallery; place: ItemPosition<ListedItem> };

interface GalleryItemProps {
  item: OpenItem;
  grid: Grid;
  /** Whether the rest of it is on its way. */
  isPending?: boolean;
}

/** Between the items of an open dialog there is one step of history, and focus stays. */
const insideDialog = {
  replace: true,
  preventScrollReset: true,
  state: { fromGrid: true, keepsFocus: true },
} as const;

/** One item of a gallery with what there is to say of it: over the grid, or as a page of its own. */
export function GalleryItem({ item, grid, isPending = false }: GalleryItemProps) {
  const { title, gallery, place } = item;
  const addressOf = (to?: ListedItem) => galleryPath(gallery.slug, to?.id) + grid.search;
  const { mayFetch, onArrive } = useFetchAhead(item.location);
  const navigate = useNavigate();
  const turning = grid.isOver ? insideDialog : {};
  const { first, previous, next, latest } = place;
  const figure = useTurnGestures(
    () => ({ first, previous, next, latest }),
    (to: ListedItem) => navigate(addressOf(to), { ...turning, flushSync: true }),
  );
  const ahead = mayFetch ? next : undefined;
  // Over the grid they have been fetched.
  const beside =
    grid.isOver || mayFetch ? { previous: previous?.location, next: next?.location } : {};
  useWarmPicture(ahead?.location, "full");

  const content = (
    <>
      <ItemFigure
        location={item.location}
        {...{ beside, onArrive }}
        alt={altOf(item)}
        figureRef={figure}
      />
      <div className={styles.text}>
        {grid.isOver ? <h2 tabIndex={-1}>{title}</h2> : <h1>{title}</h1>}
        <ItemControls addressOf={addressOf} place={place} turning={turning} />
        {item.description && <Html html={item.description} />}
        {!grid.isOver && (
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
  return grid.isOver ? (
    <ItemDialog grid={addressOf()} name={nameOf(title, place)} isPending={isPending}>
      {content}
    </ItemDialog>
  ) : (
    <article className={styles.page}>{content}</article>
  );
}

/** What an item's picture shows; without words of its own, what kind of picture it is. */
function altOf({ alt, description, gallery: { one } }: GalleryItemProps["item"]): string {
  return alt || (description ? `${one}; its story is below` : one);
}

function nameOf(title: string, { number, count }: ItemPosition<unknown>): string {
  return number ? `${title}, ${number} of ${count}` : title;
}

interface ItemControlsProps {
  addressOf: (item: ListedItem) => string;
  place: ItemPosition<ListedItem>;
  turning: object;
}

/** To the neighbours of an item; at the ends of the grid a control leads nowhere, and says so. */
function ItemControls({ addressOf, place, turning }: ItemControlsProps) {
  if (place.number === 0) return null;
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
    <nav className={styles.controls} aria-label="Items">
      {control(place.previous, "Previous")}
      <span>
        {place.number} of {place.count}
      </span>
      {control(place.next, "Next")}
    </nav>
  );
}
