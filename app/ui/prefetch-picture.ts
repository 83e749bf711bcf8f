import { useEffect } from "react";
import { matchSource, mobileMedia, pictureSources } from "./picture-address";
import { useRootData } from "./root-data";

/** Returns whether pictures may be prefetched: if this one has loaded and no data is saved. */
export function useMayPrefetch(hasArrived: boolean): boolean {
  const { dataSaver } = useRootData();
  return hasArrived && !dataSaver && !isSavingData();
}

/** Returns whether the browser saves data; only Chromium has this property. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches and decodes the file that `<Picture>` will show on this screen, at low priority. Phones
 * do not prefetch full-size files, which can have several megabytes.
 */
export function usePrefetchPicture(path: string | undefined, size: "large" | "full"): void {
  const { pictureHost } = useRootData();
  useEffect(() => {
    if (!path) return;
    if (size === "full" && matchMedia(mobileMedia).matches) return;
    const image = new Image();
    image.setAttribute("fetchpriority", "low");
    image.src = matchSource(pictureSources(pictureHost, path, { size }, false));
    // The page fetches a failed picture again when it shows the picture.
    image.decode().catch(() => undefined);
    return () => {
      image.src = "";
    };
  }, [path, size, pictureHost]);
}
