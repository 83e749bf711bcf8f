import * as to from "~/addresses";
import type { PageRef } from "~/page-ref";
import { useRootData } from "~/ui/root-data";

/** Returns a function for the address of a comic page alone or, if preferred, in a scroll. */
export function usePageAddress(comic: string): (page: PageRef) => string {
  const { scrolls } = useRootData();
  return (page) => (scrolls ? to.scroll : to.page)(comic, page);
}
