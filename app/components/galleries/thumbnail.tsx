import { pictureAddress } from "~/pictures/address";
import { useSiteData } from "../site-data";

/** A piece as a small square; its room is there before it is. */
export function Thumbnail({ location, alt }: { location: string; alt: string }) {
  const { pictureHost, dataSaver } = useSiteData();
  const medium = pictureAddress(pictureHost, "thumbnail", location, "medium");
  const large = pictureAddress(pictureHost, "thumbnail", location, "large");
  return (
    <img
      src={medium}
      srcSet={dataSaver ? undefined : `${large} 2x`}
      alt={alt}
      width="240"
      height="240"
      loading="lazy"
      decoding="async"
    />
  );
}
