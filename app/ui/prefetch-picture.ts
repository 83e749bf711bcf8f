import { useEffect } from "react";
import { mobileMedia, responsiveAddresses } from "./picture-address";
import { useRootData } from "./root-data";

/** Whether the next item may be prefetched: once the picture that is looked at has loaded, and not with data saver. */
export function useMayPrefetch(hasArrived: boolean): boolean {
  const { dataSaver } = useRootData();
  return hasArrived && !dataSaver && !isSavingData();
}

/** Chromium tells pages of the browser's own data saver. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches and decodes the file that `<Picture>` will show on this screen, at low priority. Phones do not prefetch
 * full-size files, which may be megabytes.
 */
export function usePrefetchPicture(path: string | undefined, size: "large" | "full"): void {
  const { pictureHost } = useRootData();
  useEffect(() => {
    if (!path) return;
    const isPhone = matchMedia(mobileMedia).matches;
    if (isPhone && size === "full") return;
    const { desktop, mobile } = responsiveAddresses(pictureHost, path, size, false);
    const image = new Image();
    image.setAttribute("fetchpriority", "low");
    image.src = isPhone ? mobile : desktop;
    // A picture that fails is fetched again where it is shown.
    image.decode().catch(() => undefined);
    return () => {
      image.src = "";
    };
  }, [path, size, pictureHost]);
}
