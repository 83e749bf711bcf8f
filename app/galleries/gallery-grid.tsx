import * as to from "~/addresses";
import { Link, Outlet, useNavigate, useParams } from "@remix-run/react";
import { memo, useState, type MouseEvent } from "react";
import { links } from "~content/links.yaml";
import choices from "~/ui/choices.module.css";
import { Pagination } from "~/ui/pagination";
import { pageSearch, type PaginationState } from "~/ui/paginate";
import rows from "~/ui/picture-rows.module.css";
import { useRootData, type RootData } from "~/ui/root-data";
import { isPlainClick } from "~/ui/plain-click";
import { useFragmentFocus } from "~/ui/use-navigation-focus";
import type { ListedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";
import styles from "./gallery-grid.module.css";
import { GalleryThumbnail } from "./gallery-thumbnail";

interface GalleryGridProps {
  gallery: Gallery;
  /** The items on the current page of the grid. */
  items: readonly ListedItem[];
  pagination: PaginationState;
  /** The first picture of each year, if the gallery has several pages. */
  years: readonly { year: string; id: string; search: string }[];
}

/** Returns the element id of an item's thumbnail. */
export const thumbnailId = (id: string) => `item-${id}`;

/** The thumbnails of a gallery. An item that is opened from the grid is a dialog over it. */
export function GalleryGrid({ gallery, items, pagination, years }: GalleryGridProps) {
  const { slug, title, line, isOwn } = gallery;
  const isItem = useParams()["item"] !== undefined;
  const [wasShown, setWasShown] = useState(!isItem);
  if (!isItem && !wasShown) setWasShown(true);
  useFragmentFocus();
  const navigate = useNavigate();
  const { pictureHost, dataSaver } = useRootData();
  const search = pageSearch(pagination) ?? "";

  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate(link.pathname + link.search, {
      state: { grid: to.gallery(slug) + search },
      preventScrollReset: true,
      flushSync: true,
    });
  };

  return (
    <>
      {wasShown && (
        <>
          <h1>{title}</h1>
          <p className="lead">{line}</p>
          <p className="actions">
            <a href={isOwn ? to.commissions : links.fanArtForm} className="button">
              {isOwn ? "Commission a picture" : "Send in your fan art"}
            </a>
            <Link to={to.gallery(isOwn ? "fan-art" : "commissions")} className="button quiet">
              {isOwn ? "See fan art" : "See commissions"}
            </Link>
          </p>
          {years.length > 1 && (
            <nav aria-label="Years" className="screen-only">
              <ol className={`plain-list actions ${choices.choices}`}>
                {years.map(({ year, id, search: ofYear }) => (
                  <li key={year}>
                    <Link to={`${to.gallery(slug)}${ofYear}#${thumbnailId(id)}`}>{year}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div onClick={open}>
            <Thumbnails {...{ slug, items, search, pictureHost, dataSaver }} />
          </div>
          <Pagination {...pagination} list={to.gallery(slug)} />
        </>
      )}
      <Outlet context={wasShown} />
    </>
  );
}

interface ThumbnailsProps extends RootData {
  slug: string;
  items: readonly ListedItem[];
  search: string;
}

/** Memoized thumbnails, because each step of a navigation would render all links again. */
const Thumbnails = memo(function Thumbnails({ slug, items, search, ...site }: ThumbnailsProps) {
  return (
    <ul className={`plain-list ${rows.rows} ${styles.grid}`}>
      {items.map((item) => (
        <GalleryThumbnail
          {...site}
          key={item.id}
          item={item}
          path={to.galleryItem(slug, item.id) + search}
          linkId={thumbnailId(item.id)}
        />
      ))}
    </ul>
  );
});
