import type { PageRef } from "~/reading/page-ref";
import type { AdjacentPages } from "./order";

/** What is known of the pages around a page; numbers ascend and may have gaps. */
export interface Surroundings {
  pages: readonly number[];
  /** Pages of the chapter before, where there is one. */
  before?: readonly number[];
  /** Pages of the chapter after, where there is one. */
  after?: readonly number[];
}

/**
 * Where previous and next lead from a page: gaps in the numbers are skipped, next on a chapter's
 * last page is the first of the next chapter, previous on a first page the last of the chapter before.
 */
export function beside(
  { chapter, page: number }: PageRef,
  { pages, before, after }: Surroundings,
): Pick<AdjacentPages, "previous" | "next"> {
  const at = (page: number | undefined, inChapter: number): PageRef | undefined =>
    page === undefined ? undefined : { chapter: inChapter, page };
  const previous =
    at(
      pages.findLast((page) => page < number),
      chapter,
    ) ?? at(before?.at(-1), chapter - 1);
  const next =
    at(
      pages.find((page) => page > number),
      chapter,
    ) ?? at(after?.[0], chapter + 1);
  return { ...(previous && { previous }), ...(next && { next }) };
}
