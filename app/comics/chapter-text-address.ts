/** Pages of a longer chapter that its text has at once. */
export const MAX_TEXT_PAGES = 50;

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
  const part = Math.ceil(at.position / MAX_TEXT_PAGES);
  return `${base}${part > 1 ? `?page=${part}` : ""}#page-${at.page}`;
}
