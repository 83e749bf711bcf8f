import type { ComponentProps } from "react";
import { measuredSizes, pictureAddress, sourceSet } from "./picture-address";
import { useRootData } from "./root-data";
import "~/styles/thumbnails.css";

interface ThumbnailProps extends ComponentProps<"img"> {
  /** The path of the picture on the picture host, below the variant. */
  path: string;
  alt: string;
  /** The width that, with the height, reserves the space of the picture before it loads. */
  width: number;
  height: number;
}

/** A small picture: a thumbnail or a larger file. A new path creates a new element. */
export function Thumbnail({ path, alt, ...rest }: ThumbnailProps) {
  const { pictureHost, dataSaver } = useRootData();
  return (
    <img
      key={path}
      {...rest}
      loading="lazy"
      sizes={measuredSizes("7.5rem")}
      src={pictureAddress(pictureHost, "thumbnail", path, "small")}
      srcSet={dataSaver ? undefined : sourceSet(pictureHost, path, ["thumbnail", "desktop"])}
      alt={alt}
      decoding="async"
      className="thumbnail"
    />
  );
}
