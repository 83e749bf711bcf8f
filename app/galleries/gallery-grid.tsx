import * as to from "~/addresses";
import { Link, Outlet, useNavigate, useNavigation } from "@remix-run/react";
import {
  memo,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import type { Gallery } from "./galleries.schema";
import { links } from "~content/links.yaml";
import { setGridLoaded } from "./keep-grid";
import type { ListedItem } from "./api.server";
import { GalleryItem, thumbnailId, type GridContext, type OpenItem } from "./gallery-item";
import { findNeighbors } from "~/ui/neighbors";
import { Pagination } from "~/ui/pagination";
import { pageSearch, type PageOfList } from "~/ui/paginate";
import { PrefetchPage, usePrefetchIntent } from "~/ui/prefetch";
import { useRootData, type RootData } from "~/ui/root-data";
import { placeFocus } from "~/ui/use-navigation-focus";
import { isPlainClick } from "~/ui/use-client-side-links";
import styles from "./gallery-grid.module.css";
import { GalleryThumbnail } from "./gallery-thumbnail";
import { encodeShape } from "./shape";

interface GalleryGridProps {
  gallery: Gallery;
  /** The items of one page; none in the document of an item. */
  items: readonly ListedItem[];
  pagination: PageOfList;
  hasFailed: boolean;
  /** The item of the address. */
  open: (OpenItem & { id: string }) | undefined;
}

/**
 * The thumbnails of a gallery. An item opens in a dialog over them once it is loaded; a prefetched one opens at once,
 * and so does a neighbor, with the data of the grid. In a document of its own an item is the page, without the grid.
 */
export function GalleryGrid(props: GalleryGridProps) {
  const { gallery, items, pagination, hasFailed, open } = props;
  const [wasShown, setWasShown] = useState(open === undefined);
  if (open === undefined && !wasShown) setWasShown(true);
  const { intendedPage, onIntent } = usePrefetchIntent();
  const [fetched, setFetched] = useState<string>();
  const { location } = useNavigation();
  const wanted =
    location && items.find(({ id }) => to.galleryItem(gallery.slug, id) === location.pathname);
  const mayShow =
    open !== undefined || (wanted && fetched === to.galleryItem(gallery.slug, wanted.id));
  const isPending = mayShow && wanted !== undefined && wanted.id !== open?.id;
  // The position in a gallery of several pages is known to the server alone.
  const place =
    isPending && pagination.pages === 1
      ? findNeighbors(items, ({ id }) => id === wanted.id)
      : { count: 0 };
  const listed = items.find(({ id }) => id === open?.id);
  // The shape of the grid: the server may have learned another since, and nothing moves when an item is loaded.
  const loaded = open && { ...open, ratio: (listed ?? open).ratio };
  const shown = isPending ? { ...wanted, gallery, place } : loaded;
  useEffect(() => setGridLoaded(items.length > 0), [items]);
  const list = useRef<HTMLUListElement>(null);
  useReturnedFocus(list, items, shown?.id);

  const { pictureHost, dataSaver } = useRootData();
  const search = pageSearch(pagination) ?? "";
  const grid: GridContext = { isOver: wasShown, search };
  return (
    <>
      {wasShown && (
        <>
          <h1>{gallery.title}</h1>
          <p className="lead">{gallery.line}</p>
          <GalleryActions slug={gallery.slug} />
          {hasFailed && <p>The pictures could not be loaded. Please try again in a minute.</p>}
          <ItemLinks
            {...{ list, items, search, onIntent, pictureHost, dataSaver }}
            slug={gallery.slug}
          />
          {intendedPage && <PrefetchPage page={intendedPage} onFetched={setFetched} />}
          <Pagination {...pagination} list={to.gallery(gallery.slug)} />
        </>
      )}
      {wasShown ? (
        shown && <GalleryItem item={shown} grid={grid} isPending={isPending} />
      ) : (
        <Outlet context={grid} />
      )}
    </>
  );
}

interface ItemLinksProps extends RootData {
  list: RefObject<HTMLUListElement>;
  slug: string;
  search: string;
  items: readonly ListedItem[];
  onIntent: (address: string | undefined, isSure: boolean) => void;
}

/**
 * The thumbnails as plain links with one click handler: two hundred links of the router would render at each step of a
 * navigation, which costs half a second.
 */
const ItemLinks = memo(function ItemLinks(props: ItemLinksProps) {
  const { list, slug, search, items, onIntent, ...site } = props;
  const navigate = useNavigate();
  const handlers = {
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      navigate(addressIn(event), {
        state: { fromGrid: to.gallery(slug) + search },
        preventScrollReset: true,
        flushSync: true,
      });
    },
    onFocus: (event: SyntheticEvent<HTMLAnchorElement>) => onIntent(addressIn(event), true),
    onTouchStart: (event: SyntheticEvent<HTMLAnchorElement>) => onIntent(addressIn(event), true),
    onMouseEnter: (event: SyntheticEvent<HTMLAnchorElement>) => onIntent(addressIn(event), false),
    onMouseLeave: () => onIntent(undefined, true),
  };
  return (
    <ul ref={list} className={`whole plain-list row ${styles.grid}`}>
      {items.map(({ id, title, location, alt, artist, ratio }, index) => (
        <li key={index} id={thumbnailId({ id })} data-shape={ratio && encodeShape(ratio)}>
          <a href={to.galleryItem(slug, id) + search} className="quiet-link" {...handlers}>
            <span className={styles.picture}>
              <GalleryThumbnail
                item={{ location, ratio }}
                alt={alt ? `${title}. ${alt}` : title}
                {...site}
              />
            </span>
            <strong aria-hidden="true">{title}</strong>
            {artist && <small className="note">{`by ${artist}`}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
});

function addressIn({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): string {
  return currentTarget.pathname + currentTarget.search;
}

/** How to take part in a gallery, and the other gallery. */
function GalleryActions({ slug }: { slug: Gallery["slug"] }) {
  return (
    <p className="actions">
      {slug === "fan-art" ? (
        <a href={links.fanArtForm} className="button">
          Send in your fan art
        </a>
      ) : (
        <Link to={to.commissions} className="button">
          Commission a picture
        </Link>
      )}
      <Link
        to={to.gallery(slug === "fan-art" ? "commissions" : "fan-art")}
        className="button quiet"
      >
        {slug === "fan-art" ? "See commissions" : "See fan art"}
      </Link>
    </p>
  );
}

/** Focuses the thumbnail of an item that closes. */
function useReturnedFocus(
  list: RefObject<HTMLUListElement>,
  items: readonly ListedItem[],
  shownId: string | undefined,
) {
  const last = useRef(shownId);
  useEffect(() => {
    const closed = last.current;
    last.current = shownId;
    if (closed === undefined || shownId !== undefined) return;
    const at = items.findIndex(({ id }) => id === closed);
    const thumbnail = list.current?.querySelectorAll("a")[at];
    if (thumbnail) placeFocus(thumbnail);
  }, [list, items, shownId]);
}
