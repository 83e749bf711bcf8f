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
import type { Gallery } from "./galleries";
import { links } from "~content/links.yaml";
import { galleryPath, getItemPosition } from "./item-position";
import type { ListedItem } from "./api.server";
import { GalleryItem, type OpenItem } from "./gallery-item";
import { Pagination } from "~/ui/pagination";
import { pageSearch, type PageOfList } from "~/ui/paginate";
import { PrefetchPage, useAim } from "~/ui/prefetch";
import { afterStepBack } from "~/ui/step-back";
import { useSiteData, type SiteData } from "~/ui/site-data";
import { placeFocus } from "~/ui/use-navigation-focus";
import { isPlainClick } from "~/ui/use-own-links";
import styles from "./gallery-grid.module.css";
import { Thumbnail } from "./thumbnail";

/** What an item needs to know of the grid it hangs on. */
export interface Grid {
  /** Whether the item opens over the grid; else it is the page. */
  isOver: boolean;
  /** The query of the grid's page, which the items opened from it keep. */
  search: string;
}

interface GalleryGridProps {
  gallery: Gallery;
  /** Those of one page. */
  items: readonly ListedItem[];
  pagination: PageOfList;
  /** The item of the address, when there is one. */
  open: (OpenItem & { id: string }) | undefined;
}

/**
 * The thumbnails of a gallery in its order. An item opens over them once it was fetched, which is at once where
 * that was done ahead, and turns at once, with what the grid knows of the next; when its address was opened
 * cold, or without JavaScript, it is the page and there is no grid.
 */
export function GalleryGrid({ gallery, items, pagination, open }: GalleryGridProps) {
  const [wasShown, setWasShown] = useState(open === undefined);
  if (open === undefined && !wasShown) setWasShown(true);
  const { aimedAt, onAim } = useAim();
  const [fetched, setFetched] = useState<string>();
  const wanted = useRequestedItem(gallery.slug, items);
  const mayShow =
    open !== undefined || (wanted && fetched === galleryPath(gallery.slug, wanted.id));
  const isPending = mayShow && wanted !== undefined && wanted.id !== open?.id;
  const place = isPending && pagination.pages === 1 ? getItemPosition(items, wanted.id) : nowhere;
  const shown = isPending ? { ...wanted, gallery, place } : open;
  const list = useRef<HTMLUListElement>(null);
  useReturnedFocus(list, items, shown?.id);

  const { pictureHost, dataSaver } = useSiteData();
  const search = pageSearch(pagination) ?? "";
  const grid: Grid = { isOver: wasShown, search };
  return (
    <>
      {wasShown && (
        <>
          <h1>{gallery.title}</h1>
          <p className="lead">{gallery.line}</p>
          <GalleryActions slug={gallery.slug} />
          <ItemLinks
            {...{ list, items, search, onAim, pictureHost, dataSaver }}
            slug={gallery.slug}
          />
          {aimedAt && <PrefetchPage page={aimedAt} onFetched={setFetched} />}
          <Pagination {...pagination} list={galleryPath(gallery.slug)} />
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

/** The place of an item that hangs on some page of a long grid. */
const nowhere = { number: 0, count: 0 };

/** The item that was just asked for, by what the grid knows of it. */
function useRequestedItem(slug: string, items: readonly ListedItem[]): ListedItem | undefined {
  const { location } = useNavigation();
  return location && items.find(({ id }) => galleryPath(slug, id) === location.pathname);
}

interface ItemLinksProps extends SiteData {
  list: RefObject<HTMLUListElement>;
  slug: string;
  search: string;
  items: readonly ListedItem[];
  /** Told which address somebody is about to open. */
  onAim: (address: string | undefined, isSure: boolean) => void;
}

/**
 * The thumbnails, as plain links whose clicks are followed here: two hundred of the router's would be rendered
 * anew at each step of a navigation, and an item would open half a second later.
 */
const ItemLinks = memo(function ItemLinks(props: ItemLinksProps) {
  const { list, slug, search, items, onAim, ...site } = props;
  const navigate = useNavigate();
  const handlers = {
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      const address = addressIn(event);
      afterStepBack(() =>
        navigate(address, {
          state: { fromGrid: true },
          preventScrollReset: true,
          flushSync: true,
        }),
      );
    },
    onFocus: (event: SyntheticEvent<HTMLAnchorElement>) => onAim(addressIn(event), true),
    onTouchStart: (event: SyntheticEvent<HTMLAnchorElement>) => onAim(addressIn(event), true),
    onMouseEnter: (event: SyntheticEvent<HTMLAnchorElement>) => onAim(addressIn(event), false),
    onMouseLeave: () => onAim(undefined, true),
  };
  return (
    <ul ref={list} className={styles.grid}>
      {items.map(({ id, title, location, alt }, index) => (
        <li key={index}>
          <a href={galleryPath(slug, id) + search} {...handlers}>
            <Thumbnail location={location} alt={alt ? `${title}. ${alt}` : title} {...site} />
          </a>
        </li>
      ))}
    </ul>
  );
});

function addressIn({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): string {
  return currentTarget.pathname + currentTarget.search;
}

/** The ways on from a gallery: taking part in it, and the other one. */
function GalleryActions({ slug }: { slug: Gallery["slug"] }) {
  return (
    <p className={styles.ways}>
      {slug === "fan-art" ? (
        <a href={links.fanArtForm} className="button">
          Send in your fan art
        </a>
      ) : (
        <Link to="/commissions" className="button">
          Commission a picture
        </Link>
      )}
      <Link
        to={slug === "fan-art" ? "/galleries/commissions" : "/galleries/fan-art"}
        className="button quiet"
      >
        {slug === "fan-art" ? "See commissions" : "See fan art"}
      </Link>
    </p>
  );
}

/** When an item closes, focus is on its thumbnail: where the visitor was, or has come to since. */
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
