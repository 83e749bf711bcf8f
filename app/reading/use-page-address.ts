import { useSiteData } from "~/ui/site-data";
import { placeAddress, type Place } from "./place";
import { scrollAddress } from "./scroll-address";

/** Where pages are read: each by itself, or in the scroll of its chapter, as this reader prefers. */
export function usePageAddress(comic: string): (place: Place) => string {
  const { scrolls } = useSiteData();
  return (place) => (scrolls ? scrollAddress : placeAddress)(comic, place);
}
