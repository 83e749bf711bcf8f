import { useEffect } from "react";
import { mobileMedia, responsiveAddresses } from "~/pictures/address";
import { useSiteData } from "./site-data";

/**
 * Fetches and decodes the next picture at low priority, the very file that `<Picture>` will show on
 * this screen, so that the turn paints it at once.
 *
 * @param path the picture, or nothing while there is none to fetch
 */
export function useWarmPicture(path: string | undefined): void {
  const { pictureHost } = useSiteData();
  useEffect(() => {
    if (!path) return;
    const { desktop, mobile } = responsiveAddresses(pictureHost, path, "large", false);
    const image = new Image();
    image.setAttribute("fetchpriority", "low");
    image.src = matchMedia(mobileMedia).matches ? mobile : desktop;
    // A picture that fails here is tried again where it is shown, with a way to retry.
    image.decode().catch(() => undefined);
    return () => {
      image.src = "";
    };
  }, [path, pictureHost]);
}
