import { measuredSizes, mobileMedia, pictureAddress, sourceSet } from "~/ui/picture-address";
import type { RootData } from "~/ui/root-data";
import "~/styles/thumbnails.css";
import type { ListedItem } from "./api.server";

/** The picture of an item, with its aspect ratio if known. */
export type Pictured = Pick<ListedItem, "location" | "ratio">;

/** The list passes the site's data as props: reading it from the router would rerender thumbnails at navigations. */
interface GalleryThumbnailProps extends RootData {
  item: Pictured;
  alt: string;
}

/** Narrower and wider pictures are shown whole in a frame of this shape. */
const MIN_RATIO = 0.6;
const MAX_RATIO = 4.99;

/** The aspect ratio of a picture's frame; a square if the ratio of the picture is unknown. */
const findFrameRatio = ({ ratio = 1 }: Pictured) => Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO);

/** The attribute by which picture-rows.module.css lays out the parent of a thumbnail. */
export const placeInRow = (item: Pictured) => ({ "data-ratio": findFrameRatio(item).toFixed(2) });

/** The thumbnail of an item, in a row of pictures. Another item has another element. */
export function GalleryThumbnail({ item, alt, pictureHost, dataSaver }: GalleryThumbnailProps) {
  const { location } = item;
  return (
    <img
      key={location}
      loading="lazy"
      sizes={measuredSizes(`${mobileMedia} 50vw, 18rem`)}
      src={pictureAddress(pictureHost, "thumbnail", location, "medium")}
      srcSet={dataSaver ? undefined : sourceSet(pictureHost, location, ["thumbnail", "desktop"])}
      alt={alt}
      className="thumbnail"
      width={Math.round(1_000 * findFrameRatio(item))}
      height={1_000}
      decoding="async"
    />
  );
}
