import { useState, type ReactEventHandler, type Ref } from "react";
import {
  mobileMedia,
  responsiveAddresses,
  retryAddress,
  type PictureSize,
} from "./picture-address";
import { useRootData } from "./root-data";
import { isHydrated } from "./use-hydrated";

interface PictureProps {
  /** Path below the variant on the picture host. */
  path: string;
  alt: string;
  /**
   * Size of the desktop variant; phones get the next smaller size. "full" is the original file, except with data saver.
   */
  size?: PictureSize | "full";
  /** Reserves the space of the picture before it loads. */
  width: number;
  height: number;
  /** Set for the main picture of a page; other pictures load lazily. */
  priority?: boolean;
  /** Number of retries. */
  attempt?: number;
  className?: string | undefined;
  imageRef?: Ref<HTMLImageElement>;
  onLoad?: ReactEventHandler;
  onError?: ReactEventHandler;
}

/**
 * A picture from the picture host, in the variant and size for the screen. A new path or attempt creates a new element.
 */
export function Picture({ path, size, attempt = 0, ...rest }: PictureProps) {
  const { pictureHost, dataSaver } = useRootData();
  const { desktop, mobile } = responsiveAddresses(pictureHost, path, size, dataSaver);
  return (
    <PictureElement
      key={`${desktop} ${attempt}`}
      desktop={retryAddress(desktop, attempt)}
      mobile={retryAddress(mobile, attempt)}
      {...rest}
    />
  );
}

type PictureElementProps = Omit<PictureProps, "path" | "size" | "attempt"> & {
  desktop: string;
  mobile: string;
};

function PictureElement(props: PictureElementProps) {
  const { desktop, mobile, alt, priority = false, imageRef, ...image } = props;
  // React sets `src` before it inserts the element into <picture>, so that phones would fetch the desktop file.
  const [src] = useState(() =>
    isHydrated() && matchMedia(mobileMedia).matches ? mobile : desktop,
  );
  return (
    <picture>
      <source media={mobileMedia} srcSet={mobile} />
      <img
        {...image}
        ref={imageRef}
        src={src}
        alt={alt}
        // Decoding a very high picture synchronously would block the page. A script of the document
        // changes the main picture's attributes before hydration.
        suppressHydrationWarning={priority}
        decoding={priority && image.height < 3 * image.width ? "sync" : "async"}
        {...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
