import { pageMeta, type MetaArguments, type PageDescription } from "~/document/page-meta";

/** The numbers of items on one page of a long list. */
export const pageSizes = { cards: 40, pictures: 60, lines: 500 } as const;

/** The number of the current page, from 1, and the number of pages. */
export interface PaginationState {
  page: number;
  pages: number;
  /** The first letters of the names in a list of several pages. */
  letters?: string[] | undefined;
  /** The first letter of the names to which the list is limited. */
  letter?: string | undefined;
}

/**
 * Returns the items of the requested page (`?page=`). An invalid number shows the first page, and a
 * number beyond the end the last page.
 *
 * @param size number of items per page
 * @param nameOf limits a list of several pages to the names with a first letter (`?letter=`), if
 * asked for
 */
export function paginate<Item>(
  items: readonly Item[],
  { url }: { url: string },
  size: number,
  nameOf?: (item: Item) => string,
): { items: Item[]; pagination: PaginationState } {
  const { searchParams } = new URL(url);
  const letterOf = (item: Item) => firstLetter(nameOf?.(item) ?? "");
  const letters =
    nameOf && items.length > size ? [...new Set(items.map(letterOf))].sort() : undefined;
  const letter = letters?.find((one) => one === searchParams.get("letter"));
  const found = letter === undefined ? items : items.filter((item) => letterOf(item) === letter);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const asked = searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Math.min(Number(asked), pages) : 1;
  return {
    items: found.slice((page - 1) * size, page * size),
    pagination: { page, pages, letters, letter },
  };
}

/** Returns the first letter of a name in upper case without accents, or "#" if it is no letter. */
function firstLetter(name: string): string {
  const [first = ""] = name.trim().normalize("NFD").toUpperCase();
  return /[A-Z]/.test(first) ? first : "#";
}

/** Returns the query of a page of a list, or undefined for the first page. */
export function pageSearch({ page }: { page: number; pages?: number }): string | undefined {
  return page > 1 ? `?page=${page}` : undefined;
}

/**
 * Returns the meta tags of a web page with a list. The second page of the list, and each page after
 * it, has its own title and address. A list of one letter has the address of the whole list.
 */
export function listMeta(args: MetaArguments & { data?: unknown }, page: PageDescription) {
  const { pagination } = (args.data ?? {}) as { pagination?: PaginationState };
  const search = pagination && pageSearch(pagination);
  if (pagination?.letter) {
    return pageMeta(args, { ...page, title: `${page.title}, ${pagination.letter}` });
  }
  if (!search) return pageMeta(args, page);
  const title = `${page.title}, page ${pagination.page}`;
  const description = `Page ${pagination.page}: ${page.description}`;
  return pageMeta(args, { ...page, title, description, search });
}

/** Returns the numbers to link: first, last and near the page; undefined stands for a gap. */
export function pageChoices({ page, pages }: PaginationState): (number | undefined)[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const shown = [...new Set([1, ...near, pages])];
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? number);
    if (gap <= 1) return [number];
    return gap === 2 ? [number - 1, number] : [undefined, number];
  });
}
