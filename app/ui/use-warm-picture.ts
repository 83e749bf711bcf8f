import { useEffect } from "react";
import { mobileMedia, responsiveAddresses } from "./picture-address";
import { useSiteData } from "./site-data";

/**
 * Fetches and decodes the next picture at low priority, the very file that `<Picture>` will show on
 * this screen, so that the turn paints it at once. A full one may be megabytes, which is too much for a
 * phone before anybody asked.
 *
 * @param path the picture, or nothing while there is none to fetch
 */
export function useWarmPicture(path: string | undefined, size: "large" | "full"): void {
  const { pictureHost } = useSiteData();
  useEffect(() => {
    if (!path) return;
    const isPhone = matchMedia(mobileMedia).matches;
    if (isPhone && size === "full") return;
    const { desktop, mobile } = responsiveAddresses(pictureHost, path, size, false);
    const image = new Image();
    image.setAttribute("fetchpriority", "low");
    image.src = isPhone ? mobile : desktop;
    // A picture that fails here is tried again where it is shown, with a way to retry.
    image.decode().catch(() => undefined);
    return () => {
      image.src = "";
    };
  }, [path, size, pictureHost]);
}
