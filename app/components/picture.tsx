import type { ReactEventHandler, Ref } from "react";
import {
  mobileMedia,
  responsiveAddresses,
  retryAddress,
  type PictureSize,
} from "~/pictures/address";
import { useSiteData } from "./site-data";

interface PictureProps {
  /** The picture's path below the variant. */
  path: string;
  alt: string;
  /** Asked of the desktop variant; phones get one size smaller. Full when left out. */
  size?: PictureSize;
  /** The drawing's shape, so that its room is there before it is. */
  width: number;
  height: number;
  /** For the one picture the page is about; all others wait until they come near. */
  priority?: boolean;
  /** Counts the retries after a failure. */
  attempt?: number;
  className?: string | undefined;
  imageRef?: Ref<HTMLImageElement>;
  onLoad?: ReactEventHandler;
  onError?: ReactEventHandler;
}

/** A picture of the picture host in the variant and size for the visitor's screen and line. */
export function Picture({
  path,
  alt,
  size,
  width,
  height,
  priority = false,
  attempt = 0,
  className,
  imageRef,
  onLoad,
  onError,
}: PictureProps) {
  const { pictureHost, dataSaver } = useSiteData();
  const { desktop, mobile } = responsiveAddresses(pictureHost, path, size, dataSaver);
  return (
    <picture>
      <source media={mobileMedia} srcSet={retryAddress(mobile, attempt)} />
      <img
        // A new element for a new picture: the old one must not stand in for it.
        key={`${path} ${attempt}`}
        ref={imageRef}
        src={retryAddress(desktop, attempt)}
        alt={alt}
        width={width}
        height={height}
        className={className}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
