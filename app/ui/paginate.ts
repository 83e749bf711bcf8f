import { pageMeta, type MetaArguments, type PageDescription } from "~/document/page-meta";

/** Numbers of items per page of a long list. */
export const pageSizes = { cards: 40, pictures: 200, lines: 500 } as const;

/** The number of the current page, from 1, and the number of pages. */
export interface PageOfList {
  page: number;
  pages: number;
}

/**
 * Returns the items of the requested page (`?page=`). An invalid number shows the first page, and a
 * number beyond the end the last page.
 *
 * @param size number of items per page
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

/** The query of a page of a list; undefined for the first. */
export function pageSearch({ page }: { page: number; pages?: number }): string | undefined {
  return page > 1 ? `?page=${page}` : undefined;
}

/** The meta tags of a page that may contain a list: further pages of the list have their own titles and addresses. */
export function listMeta(args: MetaArguments & { data?: unknown }, page: PageDescription) {
  const { pagination } = (args.data ?? {}) as { pagination?: PageOfList };
  const search = pagination && pageSearch(pagination);
  if (!search) return pageMeta(args, page);
  const title = `${page.title}, page ${pagination.page}`;
  const description = `Page ${pagination.page}: ${page.description}`;
  return pageMeta(args, { ...page, title, description, search });
}

/** The page numbers to link to: the first, the last, and those around the page; undefined for a gap. */
export function pageChoices({ page, pages }: PageOfList): (number | undefined)[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const shown = [...new Set([1, ...near, pages])];
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? number);
    if (gap <= 1) return [number];
    return gap === 2 ? [number - 1, number] : [undefined, number];
  });
}
