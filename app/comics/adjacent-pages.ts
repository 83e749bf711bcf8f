import { comparePages, type PageRef } from "~/reading/page-ref";

/** Where the controls of a page lead; a missing one is disabled. */
export type AdjacentPages = Partial<
  Record<"first" | "previous" | "next" | "latest", PageRef | undefined>
>;

/**
 * Returns where the controls of a page lead. A control that leads nowhere is left out.
 *
 * @param beside the pages before and after it
 * @param ends the first and the newest page of its comic, as far as they are known
 */
export function getAdjacentPages(
  page: PageRef,
  beside: Pick<AdjacentPages, "previous" | "next">,
  ends: Pick<AdjacentPages, "first" | "latest">,
): AdjacentPages {
  const { previous, next } = beside;
  const { first, latest } = ends;
  return {
    ...(first && comparePages(first, page) < 0 && { first: toRef(first) }),
    ...(previous && { previous: toRef(previous) }),
    ...(next && { next: toRef(next) }),
    ...(latest && comparePages(latest, page) > 0 && { latest }),
  };
}

const toRef = ({ chapter, page }: PageRef): PageRef => ({ chapter, page });
