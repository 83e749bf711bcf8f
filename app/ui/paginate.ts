/** Items of a long list that its page shows at once, by what they are; a shorter list is shown whole. */
export const pageSizes = { pictures: 200, lines: 500 } as const;

/** Which page of a list is shown, and how many it has. */
export interface PageOfList {
  page: number;
  pages: number;
}

/**
 * The part of a list that `?page=` of an address asks for. What is no page is the first, what lies beyond
 * the end is the last.
 *
 * @param size items of a page
 */
export function paginate<Item>(
  items: readonly Item[],
  { url }: { url: string },
  size: number,
): { items: Item[]; pagination: PageOfList } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const asked = new URL(url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), pages) : 1;
  return { items: items.slice((page - 1) * size, page * size), pagination: { page, pages } };
}

/** The query of a page of a list; none for the first, which is the list's own. */
export function pageSearch({ page }: PageOfList): string | undefined {
  return page > 1 ? `?page=${page}` : undefined;
}

/** The numbers to choose from: both ends, and those around the page; `undefined` where some are left out. */
export function pageChoices({ page, pages }: PageOfList): (number | undefined)[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const shown = [...new Set([1, ...near, pages])];
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? number);
    if (gap <= 1) return [number];
    return gap === 2 ? [number - 1, number] : [undefined, number];
  });
}
