import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import type { RootData } from "~/ui/root-data";
import "~/styles/thumbnails.css";
import type { ListedItem } from "./api.server";

/** The picture of an item, with its aspect ratio if known. */
export type Pictured = Pick<ListedItem, "location" | "ratio">;

/** The list passes the site's data as props: reading it from the router would rerender thumbnails at navigations. */
interface GalleryThumbnailProps extends RootData {
  item: Pictured;
  alt: string;
  /** Whether the picture is decoded synchronously, for a thumbnail that the browser has already fetched. */
  isShown?: boolean;
}

/** The width of a thumbnail in the grid, in quarters of its height. */
export const findShape = ({ ratio = 1 }: Pictured) =>
  Math.min(Math.max(Math.round(ratio * 4), 3), 6);

/** The thumbnail of an item. Another item has another element. */
export function GalleryThumbnail(props: GalleryThumbnailProps) {
  const { item, alt, isShown, pictureHost, dataSaver } = props;
  const address = (variant: PictureVariant, size: PictureSize) =>
    pictureAddress(pictureHost, variant, item.location, size);
  // The widths of the embedded picture host's sizes; other hosts have similar widths.
  const files = [
    `${address("thumbnail", "medium")} 240w`,
    `${address("thumbnail", "large")} 320w`,
    `${address("desktop", "small")} 480w`,
  ];
  const width = findShape(item) / 4;
  return (
    <img
      key={item.location}
      src={address("thumbnail", "medium")}
      srcSet={dataSaver ? undefined : files.join(", ")}
      // Phones get the next smaller size: on their dense screens, two thirds of the width are enough.
      sizes={`(max-width: 47.99rem) ${(6 * width).toFixed()}rem, ${(19 * width).toFixed()}rem`}
      alt={alt}
      className="thumbnail"
      width="240"
      height="240"
      {...(isShown ? { decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
