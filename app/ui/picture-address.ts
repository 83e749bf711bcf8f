import { breakpoints } from "~/styles/breakpoints";

/** The size of a picture; undefined means the full size. */
export type PictureSize = "small" | "medium" | "large";

/** The variants of a picture: `d`, `m`, `thumb` and `base` in the addresses of the host. */
export type PictureVariant = "desktop" | "mobile" | "thumbnail" | "full";

const prefixes: Record<PictureVariant, string> = {
  desktop: "d",
  mobile: "m",
  thumbnail: "thumb",
  full: "base",
};

/** The media query of windows that get the mobile variant. */
export const mobileMedia = `(max-width: ${breakpoints.tablet - 0.01}rem)`;

/** The media query of phones with more pixels than a medium picture has. */
const denseMobileMedia = `${mobileMedia} and (min-resolution: 2.25dppx)`;

/**
 * The address of a picture.
 *
 * @param host base URL of the picture host, without a trailing slash
 * @param path the picture's path, with segments that are not yet encoded
 */
export function pictureAddress(
  host: string,
  variant: PictureVariant,
  path: string,
  size?: PictureSize,
): string {
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${host}/${prefixes[variant]}/${encoded}${size ? `?size=${size}` : ""}`;
}

/**
 * The widths in pixels of a picture host's files by `?size=`, for `srcset`. The full size depends
 * on the drawing, so its width is an estimate.
 */
const widths = {
  desktop: { small: 480, medium: 960, large: 1_440, full: 1_920 },
  mobile: { small: 360, medium: 720, large: 1_080, full: 1_440 },
  thumbnail: { small: 160, medium: 240, large: 320 },
};

/** The `sizes` of a lazily loaded picture; Safari before version 27 assumes the given width. */
export const measuredSizes = (assumed: string) => `auto, ${assumed}`;

/** Returns a `srcset` with all files, from which browsers choose by the picture's width. */
export function sourceSet(
  host: string,
  path: string,
  variants: readonly (keyof typeof widths)[],
  attempt = 0,
): string {
  const files = variants.flatMap((variant) =>
    Object.entries(widths[variant]).map(([name, width]) => {
      const size = name === "full" ? undefined : (name as PictureSize);
      return `${retryAddress(pictureAddress(host, variant, path, size), attempt)} ${width}w`;
    }),
  );
  return files.join(", ");
}

/** The options that select the files of a picture. */
export interface PictureChoice {
  /** A fixed size instead of the layout's; "full" is the original, often several megabytes. */
  size?: "large" | "full" | undefined;
  /** The number of retries so far. */
  attempt?: number | undefined;
}

/** A value of `srcset` with its media query; undefined for windows that no media query matches. */
interface PictureSource {
  media?: string;
  files: string;
}

/** The sources of a picture. Browsers use the first that applies, at last one without condition. */
export function pictureSources(
  host: string,
  path: string,
  { size, attempt = 0 }: PictureChoice,
  dataSaver: boolean,
): readonly PictureSource[] {
  const file = (variant: PictureVariant, fileSize?: PictureSize) =>
    retryAddress(pictureAddress(host, variant, path, fileSize), attempt);
  if (dataSaver) {
    return [
      { media: mobileMedia, files: file("mobile", "small") },
      { files: file("desktop", size ? "medium" : "small") },
    ];
  }
  if (size === "full") return [{ files: file("full") }];
  if (size === "large") {
    return [
      { media: denseMobileMedia, files: file("mobile", "large") },
      { media: mobileMedia, files: file("mobile", "medium") },
      { files: file("desktop", "large") },
    ];
  }
  return [
    { media: mobileMedia, files: sourceSet(host, path, ["mobile"], attempt) },
    { files: sourceSet(host, path, ["desktop"], attempt) },
  ];
}

/** Returns the `srcset` of the first source whose media query matches this window. */
export const matchSource = (sources: readonly PictureSource[]): string =>
  sources.find(({ media }) => !media || matchMedia(media).matches)!.files;

/** Returns the address of a retry, different so that no cache returns the failed response. */
export function retryAddress(address: string, attempt: number): string {
  if (attempt === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}retry=${attempt}`;
}
