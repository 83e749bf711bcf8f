/** The size of a picture; undefined is the full size. */
export type PictureSize = "small" | "medium" | "large";

export type PictureVariant = "desktop" | "mobile" | "thumbnail" | "full";

const prefixes: Record<PictureVariant, string> = {
  desktop: "d",
  mobile: "m",
  thumbnail: "thumb",
  full: "base",
};

/** Viewports that get the mobile variant; the same breakpoint as in the style sheets. */
export const mobileMedia = "(max-width: 47.99rem)";

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

/** The next smaller size; the full size becomes large. */
export function shrink(size: PictureSize | undefined): PictureSize {
  if (size === undefined) return "large";
  return size === "large" ? "medium" : "small";
}

/**
 * The addresses of a picture for desktops and for phones, where it is one size smaller.
 *
 * @param size "full" is the original file on every screen, or a large one with data saver
 */
export function responsiveAddresses(
  host: string,
  path: string,
  size: PictureSize | "full" | undefined,
  dataSaver: boolean,
): { desktop: string; mobile: string } {
  if (size === "full") {
    if (dataSaver) return responsiveAddresses(host, path, "large", true);
    const full = pictureAddress(host, "full", path);
    return { desktop: full, mobile: full };
  }
  const desktop = dataSaver ? shrink(size) : size;
  const mobile = desktop === undefined ? undefined : shrink(desktop);
  return {
    desktop: pictureAddress(host, "desktop", path, desktop),
    mobile: pictureAddress(host, "mobile", path, mobile),
  };
}

/** The address of a retry, which differs so that no cache returns the failed response. */
export function retryAddress(address: string, attempt: number): string {
  if (attempt === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}retry=${attempt}`;
}
