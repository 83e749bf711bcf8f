import { useState, type ReactEventHandler, type Ref } from "react";
import {
  matchSource,
  measuredSizes,
  pictureAddress,
  pictureSources,
  type PictureChoice,
} from "./picture-address";
import { useRootData } from "./root-data";
import { isHydrated } from "./use-hydrated";

interface PictureProps extends PictureChoice {
  /** The path of the picture on the picture host, below the variant. */
  path: string;
  alt: string;
  /** The width that, with the height, reserves the space of the picture before it loads. */
  width: number;
  height: number;
  /** Set for the main picture of a page. Browsers fetch it early only if its size is fixed. */
  priority?: boolean;
  className?: string | undefined;
  imageRef?: Ref<HTMLImageElement>;
  onLoad?: ReactEventHandler;
  onError?: ReactEventHandler;
}

/**
 * A picture from the picture host, in the variant for the screen and the size for the layout. A new
 * path or attempt creates a new element.
 */
export function Picture({ path, size, attempt, ...rest }: PictureProps) {
  const { pictureHost, dataSaver } = useRootData();
  const sources = pictureSources(pictureHost, path, { size, attempt }, dataSaver);
  const fallback = pictureAddress(pictureHost, "desktop", path, "large");
  return <PictureElement key={sources[0]!.files} sources={sources} fallback={fallback} {...rest} />;
}

type PictureElementProps = Omit<PictureProps, "path" | keyof PictureChoice> & {
  sources: ReturnType<typeof pictureSources>;
  /** The address for programs that do not know `srcset`, such as search engines. */
  fallback: string;
};

function PictureElement(props: PictureElementProps) {
  const { sources, fallback, alt, priority = false, imageRef, ...image } = props;
  const others = sources.at(-1)!.files;
  // React creates the image before the <picture>, so that phones would fetch the desktop file.
  const [files] = useState(() => (isHydrated() ? matchSource(sources) : others));
  const isMeasured = others.includes(" ");
  const sizes = isMeasured ? measuredSizes("20rem") : undefined;
  return (
    <picture>
      {sources.slice(0, -1).map(({ media, files: srcSet }) => (
        <source key={media} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...image}
        ref={imageRef}
        {...(priority && !isMeasured ? {} : { loading: "lazy" })}
        {...(isMeasured ? { sizes, src: fallback, srcSet: files } : { src: files })}
        alt={alt}
        // Decoding a very high picture synchronously would block the page. A script of the document
        // changes the main picture's attributes before hydration.
        suppressHydrationWarning={priority}
        decoding={priority && image.height < 3 * image.width ? "sync" : "async"}
        fetchpriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
