import { pageSearch, pageSizes } from "~/ui/paginate";

/**
 * The address of a chapter as text, or of the place of a page in it.
 *
 * @param at the page's number and where it is among those of the chapter, counted from 1
 */
export function textAddress(
  comic: string,
  chapter: number,
  at?: { page: number; position: number },
): string {
  const base = `/comics/${comic}/${chapter}/text`;
  if (!at) return base;
  const part = Math.ceil(at.position / pageSizes.texts);
  return `${base}${pageSearch({ page: part, pages: part }) ?? ""}#page-${at.page}`;
}
