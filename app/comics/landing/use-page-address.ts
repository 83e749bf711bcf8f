import * as to from "~/addresses";
import type { PageRef } from "~/page-ref";
import { useRootData } from "~/ui/root-data";

/** Returns the address at which this reader reads a page: by itself, or in the scroll of its chapter. */
export function usePageAddress(comic: string): (page: PageRef) => string {
  const { scrolls } = useRootData();
  return (page) => (scrolls ? to.scroll : to.page)(comic, page);
}
