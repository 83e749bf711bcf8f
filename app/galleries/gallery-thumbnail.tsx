import { measuredSizes, mobileMedia, pictureAddress, sourceSet } from "~/ui/picture-address";
import type { RootData } from "~/ui/root-data";
import "~/styles/thumbnails.css";
import type { ListedItem } from "./api.server";

/** A gallery item with its picture and the aspect ratio, if known. */
export type Pictured = Pick<ListedItem, "location" | "ratio">;

/** The props include the site's data, which thumbnails do not read from the router. */
interface GalleryThumbnailProps extends RootData {
  item: Pictured;
  alt: string;
}

/** The limits of a frame's aspect ratio. A picture beyond a limit is shown whole in its frame. */
const MIN_RATIO = 0.4;
const MAX_RATIO = 4;

/** Returns the aspect ratio of a picture's frame, or 1 if the picture's ratio is unknown. */
const findFrameRatio = ({ ratio = 1 }: Pictured) => Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO);

/** Whether a picture fills a row on phones. */
export const isWide = (item: Pictured) => findFrameRatio(item) > 1.2;

/** The thumbnail of an item in a row of pictures. Each item has a separate element. */
export function GalleryThumbnail({ item, alt, pictureHost, dataSaver }: GalleryThumbnailProps) {
  const { location } = item;
  const ratio = findFrameRatio(item);
  return (
    <img
      key={location}
      loading="lazy"
      sizes={measuredSizes(
        `${mobileMedia} ${isWide(item) ? 100 : 50}vw, ${Math.ceil(16 * ratio)}rem`,
      )}
      src={pictureAddress(pictureHost, "thumbnail", location, "medium")}
      srcSet={dataSaver ? undefined : sourceSet(pictureHost, location, ["thumbnail", "desktop"])}
      alt={alt}
      className="thumbnail"
      width={Math.round(1_000 * ratio)}
      height={1_000}
      decoding="async"
    />
  );
}
