import { useCallback, useState } from "react";
import { useSiteData } from "./site-data";

/**
 * Whether what comes next may be fetched already: once the picture this page is about has arrived,
 * and never on a line that its visitor pays for.
 *
 * @returns the answer, whether the picture has arrived, and what to call when one did
 */
export function useFetchAhead(picture: string) {
  const { dataSaver } = useSiteData();
  const [arrived, setArrived] = useState<string>();
  const onArrive = useCallback(() => setArrived(picture), [picture]);
  const hasArrived = arrived === picture;
  return { mayFetch: hasArrived && !dataSaver && !isLineCostly(), hasArrived, onArrive };
}

/** The browser's own data saver, where it tells pages of it. */
function isLineCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
