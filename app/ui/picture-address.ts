/** How large a picture is asked for; without one it comes in its full size. */
export type PictureSize = "small" | "medium" | "large";

/** The variants of the picture host, by their path prefix. */
export type PictureVariant = "desktop" | "mobile" | "thumbnail" | "full";

const prefixes: Record<PictureVariant, string> = {
  desktop: "d",
  mobile: "m",
  thumbnail: "thumb",
  full: "base",
};

/** Up to this width a visitor gets the mobile variant; the stylesheets' phone layout ends here too. */
export const mobileMedia = "(max-width: 47.99rem)";

/**
 * The address of a picture.
 *
 * @param host base of the picture host, without a slash at the end
 * @param path the picture's path, its segments not yet encoded
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

/** One size smaller; the smallest stays, and the full size becomes large. */
export function shrink(size: PictureSize | undefined): PictureSize {
  if (size === undefined) return "large";
  return size === "large" ? "medium" : "small";
}

/**
 * The addresses of a picture on a desktop and on a phone, which gets it one size smaller.
 *
 * @param size "full" for the file as it was drawn, on every screen; while data is saved, a large one
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

/** Asks for the same picture at an address that no cache has a failure for. */
export function retryAddress(address: string, attempt: number): string {
  if (attempt === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}retry=${attempt}`;
}
