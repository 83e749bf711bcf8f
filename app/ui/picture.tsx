import { useState, type ReactEventHandler, type Ref } from "react";
import {
  mobileMedia,
  responsiveAddresses,
  retryAddress,
  type PictureSize,
} from "./picture-address";
import { useSiteData } from "./site-data";
import { isHydrated } from "./use-hydrated";

interface PictureProps {
  /** The picture's path below the variant. */
  path: string;
  alt: string;
  /**
   * Asked of the desktop variant, its largest when left out; phones get one size smaller. "full" is the
   * file as it was drawn, for everyone but those who save data.
   */
  size?: PictureSize | "full";
  /** The drawing's shape, so that its room is there before it is. */
  width: number;
  height: number;
  /** For the one picture the page is about; all others wait until they come near. */
  priority?: boolean;
  /** Where alone there is room for it: elsewhere nothing is fetched. Windows of phones have none. */
  only?: string | undefined;
  /** Counts the retries after a failure. */
  attempt?: number;
  className?: string | undefined;
  imageRef?: Ref<HTMLImageElement>;
  onLoad?: ReactEventHandler;
  onError?: ReactEventHandler;
}

/**
 * A picture of the picture host in the variant and size for the visitor's screen and line.
 *
 * Another path or attempt is another element, which never shows what came before it.
 */
export function Picture({ path, size, attempt = 0, ...rest }: PictureProps) {
  const { pictureHost, dataSaver } = useSiteData();
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

/** A picture of nothing, which is asked of nobody. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

type PictureElementProps = Omit<PictureProps, "path" | "size" | "attempt"> & {
  desktop: string;
  mobile: string;
};

function PictureElement({
  desktop,
  mobile,
  alt,
  width,
  height,
  priority = false,
  only,
  className,
  imageRef,
  onLoad,
  onError,
}: PictureElementProps) {
  // An element that React builds in the browser is given its address before it stands in its
  // <picture>, and would fetch the desktop file on a phone. The server's HTML has to keep to one.
  const [src] = useState(() =>
    isHydrated() && matchMedia(mobileMedia).matches ? mobile : desktop,
  );
  return (
    <picture>
      {only ? (
        <source media={only} srcSet={desktop} />
      ) : (
        <source media={mobileMedia} srcSet={mobile} />
      )}
      <img
        ref={imageRef}
        src={only ? nothing : src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        // What is many screens high would hold up all else.
        decoding={priority && height < 3 * width ? "sync" : "async"}
        {...(priority ? { fetchpriority: "high" } : only ? {} : { loading: "lazy" })}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
