import type { ComponentProps } from "react";
import { pictureAddress, shrink, type PictureSize } from "./picture-address";
import { useRootData } from "./root-data";
import "~/styles/thumbnails.css";

interface ThumbnailProps extends ComponentProps<"img"> {
  /** Path below the variant on the picture host. */
  path: string;
  alt: string;
  size?: PictureSize;
}

/** A thumbnail of the picture host, in one size for all screens. A new path creates a new element. */
export function Thumbnail({ path, alt, size, ...rest }: ThumbnailProps) {
  const { pictureHost, dataSaver } = useRootData();
  const src = pictureAddress(pictureHost, "thumbnail", path, dataSaver ? shrink(size) : size);
  return (
    <img
      key={src}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="thumbnail"
      {...rest}
    />
  );
}
