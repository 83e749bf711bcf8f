import { pictureAddress } from "~/ui/picture-address";
import type { RootData } from "~/ui/root-data";
import "~/styles/missing-pictures.css";

/** The list passes the site's data: hundreds of thumbnails that read it from the router would render at each navigation. */
interface GalleryThumbnailProps extends RootData {
  location: string;
  alt: string;
  /** Whether it is decoded at once, for a thumbnail that the browser has already fetched. */
  isShown?: boolean;
}

/** An item as a small square of a fixed size. */
export function GalleryThumbnail({
  location,
  alt,
  isShown,
  pictureHost,
  dataSaver,
}: GalleryThumbnailProps) {
  const medium = pictureAddress(pictureHost, "thumbnail", location, "medium");
  const large = pictureAddress(pictureHost, "thumbnail", location, "large");
  return (
    <img
      src={medium}
      // The widths of the embedded picture host; those of others are similar.
      srcSet={dataSaver ? undefined : `${medium} 240w, ${large} 320w`}
      // Phones get one size smaller: a third of their width in dense pixels.
      sizes="(max-width: 47.99rem) 5rem, 11rem"
      alt={alt}
      width="240"
      height="240"
      {...(isShown ? { decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
