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
import { galleryPath, placeOnWall } from "./place-on-wall";
import type { ListedPiece } from "./api.server";
import { PieceView, type HungPiece } from "./piece-view";
import { Pagination } from "~/ui/pagination";
import { pageSearch, type PageOfList } from "~/ui/paginate";
import { PrefetchPage, useAim } from "~/ui/prefetch";
import { afterStepBack } from "~/ui/step-back";
import { useSiteData, type SiteData } from "~/ui/site-data";
import { placeFocus } from "~/ui/use-navigation-focus";
import { isPlainClick } from "~/ui/use-own-links";
import styles from "./gallery-wall.module.css";
import { Thumbnail } from "./thumbnail";

/** What a piece needs to know of the wall it hangs on. */
export interface Wall {
  /** Whether the piece opens over the wall; else it is the page. */
  isOver: boolean;
  /** The query of the wall's page, which the pieces opened from it keep. */
  search: string;
}

interface GalleryWallProps {
  gallery: Gallery;
  /** Those of one page. */
  pieces: readonly ListedPiece[];
  pagination: PageOfList;
  /** The piece of the address, when there is one. */
  open: (HungPiece & { id: string }) | undefined;
}

/**
 * The thumbnails of a gallery in its order. A piece opens over them once it was fetched, which is at once where
 * that was done ahead, and turns at once, with what the wall knows of the next; when its address was opened
 * cold, or without JavaScript, it is the page and there is no wall.
 */
export function GalleryWall({ gallery, pieces, pagination, open }: GalleryWallProps) {
  const [wasShown, setWasShown] = useState(open === undefined);
  if (open === undefined && !wasShown) setWasShown(true);
  const { aimedAt, onAim } = useAim();
  const [fetched, setFetched] = useState<string>();
  const wanted = useWantedPiece(gallery.slug, pieces);
  const mayShow =
    open !== undefined || (wanted && fetched === galleryPath(gallery.slug, wanted.id));
  const isPending = mayShow && wanted !== undefined && wanted.id !== open?.id;
  const place = isPending && pagination.pages === 1 ? placeOnWall(pieces, wanted.id) : nowhere;
  const shown = isPending ? { ...wanted, gallery, place } : open;
  const list = useRef<HTMLUListElement>(null);
  useReturnedFocus(list, pieces, shown?.id);

  const { pictureHost, dataSaver } = useSiteData();
  const search = pageSearch(pagination) ?? "";
  const wall: Wall = { isOver: wasShown, search };
  return (
    <>
      {wasShown && (
        <>
          <h1>{gallery.title}</h1>
          <p className="lead">{gallery.line}</p>
          <GalleryWays slug={gallery.slug} />
          <PieceLinks
            {...{ list, pieces, search, onAim, pictureHost, dataSaver }}
            slug={gallery.slug}
          />
          {aimedAt && <PrefetchPage page={aimedAt} onFetched={setFetched} />}
          <Pagination {...pagination} list={galleryPath(gallery.slug)} />
        </>
      )}
      {wasShown ? (
        shown && <PieceView piece={shown} wall={wall} isPending={isPending} />
      ) : (
        <Outlet context={wall} />
      )}
    </>
  );
}

/** The place of a piece that hangs on some page of a long wall. */
const nowhere = { number: 0, count: 0 };

/** The piece that was just asked for, by what the wall knows of it. */
function useWantedPiece(slug: string, pieces: readonly ListedPiece[]): ListedPiece | undefined {
  const { location } = useNavigation();
  return location && pieces.find(({ id }) => galleryPath(slug, id) === location.pathname);
}

interface PieceLinksProps extends SiteData {
  list: RefObject<HTMLUListElement>;
  slug: string;
  search: string;
  pieces: readonly ListedPiece[];
  /** Told which address somebody is about to open. */
  onAim: (address: string | undefined, isSure: boolean) => void;
}

/**
 * The thumbnails, as plain links whose clicks are followed here: two hundred of the router's would be rendered
 * anew at each step of a navigation, and a piece would open half a second later.
 */
const PieceLinks = memo(function PieceLinks(props: PieceLinksProps) {
  const { list, slug, search, pieces, onAim, ...site } = props;
  const navigate = useNavigate();
  const handlers = {
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      const address = addressIn(event);
      afterStepBack(() =>
        navigate(address, {
          state: { fromWall: true },
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
    <ul ref={list} className={styles.wall}>
      {pieces.map(({ id, title, location, alt }, index) => (
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
function GalleryWays({ slug }: { slug: Gallery["slug"] }) {
  return (
    <p className={styles.ways}>
      {slug === "fan-art" ? (
        <a href={links.fanArtForm} className="button">
          Send in your fan art
        </a>
      ) : (
        <Link to="/commissions" className="button">
          Commission a piece
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

/** When a piece closes, focus is on its thumbnail: where the visitor was, or has come to since. */
function useReturnedFocus(
  list: RefObject<HTMLUListElement>,
  pieces: readonly ListedPiece[],
  shownId: string | undefined,
) {
  const last = useRef(shownId);
  useEffect(() => {
    const closed = last.current;
    last.current = shownId;
    if (closed === undefined || shownId !== undefined) return;
    const at = pieces.findIndex(({ id }) => id === closed);
    const thumbnail = list.current?.querySelectorAll("a")[at];
    if (thumbnail) placeFocus(thumbnail);
  }, [list, pieces, shownId]);
}
