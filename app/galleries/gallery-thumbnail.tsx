import { measuredSizes, mobileMedia, pictureAddress, sourceSet } from "~/ui/picture-address";
import rows from "~/ui/picture-rows.module.css";
import type { RootData } from "~/ui/root-data";
import "~/styles/thumbnails.css";
import type { ListedItem } from "./api.server";

/** A gallery item with its picture and the aspect ratio, if known. */
export type Pictured = Pick<ListedItem, "location" | "ratio">;

/** The props include the site's data, which thumbnails do not read from the router. */
interface GalleryThumbnailProps extends RootData {
  item: ListedItem;
  /** The address of the item's page. */
  path: string;
  /** The element id of the link. */
  linkId?: string;
}

/** The limits of a frame's aspect ratio. A picture beyond a limit is shown whole in its frame. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 4;

/** The aspect ratio above which a picture is a banner, which usually fills a row. */
const MIN_BANNER_RATIO = 2.4;

/** Returns the aspect ratio of a picture's frame, or 1 if the picture's ratio is unknown. */
export const findFrameRatio = ({ ratio = 1 }: Pictured) =>
  Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO);

/** The thumbnail of an item in a list of pictures. Each item has a separate element. */
export function GalleryThumbnail({ item, path, linkId, ...site }: GalleryThumbnailProps) {
  const { location, title, alt, artist } = item;
  const ratio = findFrameRatio(item);
  const isBanner = ratio > MIN_BANNER_RATIO;
  const assumedWidth = isBanner ? "100vw" : `${Math.ceil(16 * ratio)}rem`;
  return (
    <li data-ratio={ratio} className={isBanner ? rows.banner : undefined}>
      <a id={linkId} href={path} className="quiet-link">
        <img
          key={location}
          loading="lazy"
          sizes={measuredSizes(`${mobileMedia} 100vw, ${assumedWidth}`)}
          src={pictureAddress(site.pictureHost, "thumbnail", location, "medium")}
          srcSet={
            site.dataSaver
              ? undefined
              : sourceSet(site.pictureHost, location, ["thumbnail", "desktop"])
          }
          alt={alt ? `${title}. ${alt}` : title}
          className="thumbnail"
          width={Math.round(1_000 * ratio)}
          height={1_000}
          decoding="async"
        />
        <strong dir="auto" aria-hidden="true">
          {title}
        </strong>
        {artist && (
          <small className="note">
            by <bdi>{artist}</bdi>
          </small>
        )}
      </a>
    </li>
  );
}
