import { pictureAddress, type PictureSize } from "~/ui/picture-address";
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

/** An item as a small picture. */
export function GalleryThumbnail(props: GalleryThumbnailProps) {
  const { item, alt, isShown, pictureHost, dataSaver } = props;
  const { location, ratio = 1 } = item;
  const width = Math.min(Math.max(ratio, 0.6), 3);
  const address = (size: PictureSize) => pictureAddress(pictureHost, "thumbnail", location, size);
  // The widths of the embedded picture host; those of others are similar.
  const files = [
    `${address("small")} 160w`,
    `${address("medium")} 240w`,
    `${address("large")} 320w`,
    // The thumbnail of a wide picture is too low.
    ...(width > 1.7 ? [`${pictureAddress(pictureHost, "desktop", location, "small")} 480w`] : []),
  ];
  return (
    <img
      src={address("medium")}
      srcSet={dataSaver ? undefined : files.join(", ")}
      // Phones get one size smaller: a third of their width in dense pixels.
      sizes={`(max-width: 47.99rem) ${(5 * width).toFixed()}rem, ${(12 * width).toFixed()}rem`}
      alt={alt}
      className="thumbnail"
      width="240"
      height="240"
      {...(isShown ? { decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
