import * as to from "~/addresses";
import type { PageRef } from "~/page-ref";
import { useRootData } from "~/ui/root-data";

/** Returns the address of a page in the reader's mode: the page itself, or the page in the scroll of its chapter. */
export function usePageAddress(comic: string): (page: PageRef) => string {
  const { scrolls } = useRootData();
  return (page) => (scrolls ? to.scroll : to.page)(comic, page);
}
