import { pictureAddress } from "~/ui/picture-address";
import type { SiteData } from "~/ui/site-data";

/** What of the site's data it needs comes from the list it is in: that many of them would all wait for the router. */
interface ThumbnailProps extends SiteData {
  location: string;
  alt: string;
  /** It is in sight from the start, in the size that the grid has fetched. */
  isShown?: boolean;
}

/** An item as a small square; its room is there before it is. */
export function Thumbnail({ location, alt, isShown, pictureHost, dataSaver }: ThumbnailProps) {
  const medium = pictureAddress(pictureHost, "thumbnail", location, "medium");
  const large = pictureAddress(pictureHost, "thumbnail", location, "large");
  return (
    <img
      src={medium}
      // The widths of the embedded host; another one's are near enough to choose by.
      srcSet={dataSaver ? undefined : `${medium} 240w, ${large} 320w`}
      sizes="(max-width: 47.99rem) 50vw, 11rem"
      alt={alt}
      width="240"
      height="240"
      {...(isShown ? { decoding: "sync" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
