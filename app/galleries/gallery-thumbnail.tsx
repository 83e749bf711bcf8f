import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import type { RootData } from "~/ui/root-data";
import "~/styles/thumbnails.css";
import type { ListedItem } from "./api.server";

export type Pictured = Pick<ListedItem, "location" | "ratio">;

/** The list passes the site's data: hundreds of thumbnails that read it from the router would render at each navigation. */
interface GalleryThumbnailProps extends RootData {
  item: Pictured;
  alt: string;
  /** Whether it is decoded at once, for a thumbnail that the browser has already fetched. */
  isShown?: boolean;
}

/** The shape of a thumbnail in a grid: its width in quarters of its height. */
export const findShape = ({ ratio = 1 }: Pictured) =>
  Math.min(Math.max(Math.round(ratio * 4), 3), 6);

/** An item as a small picture. */
export function GalleryThumbnail(props: GalleryThumbnailProps) {
  const { item, alt, isShown, pictureHost, dataSaver } = props;
  const address = (variant: PictureVariant, size: PictureSize) =>
    pictureAddress(pictureHost, variant, item.location, size);
  // The widths of the embedded picture host; those of others are similar.
  const files = [
    `${address("thumbnail", "medium")} 240w`,
    `${address("thumbnail", "large")} 320w`,
    `${address("desktop", "small")} 480w`,
  ];
  const width = findShape(item) / 4;
  return (
    <img
      src={address("thumbnail", "medium")}
      srcSet={dataSaver ? undefined : files.join(", ")}
      // Phones get one size smaller: two thirds of their width in dense pixels.
      sizes={`(max-width: 47.99rem) ${(6 * width).toFixed()}rem, ${(19 * width).toFixed()}rem`}
      alt={alt}
      className="thumbnail"
      width="240"
      height="240"
      {...(isShown ? { decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
