import downloads from "~content/downloads.yaml";
import type { Download } from "./site-info.schema";

/** The download of an id; nothing for one that is not listed. */
export function downloadOf(id: string): Download | undefined {
  return downloads.find((download) => download.id === id);
}
