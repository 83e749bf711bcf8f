import { useEffect } from "react";
import { matchSource, mobileMedia, pictureSources } from "./picture-address";
import { useRootData } from "./root-data";

/** Returns whether the next item may be prefetched: after the current picture has loaded, and not with data saver. */
export function useMayPrefetch(hasArrived: boolean): boolean {
  const { dataSaver } = useRootData();
  return hasArrived && !dataSaver && !isSavingData();
}

/** Only Chromium exposes the browser's data saver setting. */
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
    // A failed picture is fetched again when it is shown.
    image.decode().catch(() => undefined);
    return () => {
      image.src = "";
    };
  }, [path, size, pictureHost]);
}
