import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { pageSearch, paginate } from "~/ui/paginate";
import { chapterPages, readPage } from "./api.server";
import { comicBySlug } from "./comic.server";
import type { Place } from "./order";
import { pagesOfPart, scrollAddress } from "./scroll-address";

/**
 * A chapter as one scroll, or the part of it that the address asks for, and what lies beside it. A chapter
 * before it that cannot be had leaves its link out.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be had
 */
export async function loadScroll(
  slug: string,
  number: number,
  request: Request,
  context: AppLoadContext,
) {
  const { chapters } = await comicBySlug(slug);
  const pages = await chapterPages(slug, number);
  const { items, pagination } = paginate(pages, request, pagesOfPart);
  const before =
    number > 1 && pagination.page === 1
      ? await chapterPages(slug, number - 1).catch(orMissing(context))
      : undefined;
  const last = before?.at(-1)?.page;
  const titleOf = (which: number) =>
    chapters.find((chapter) => chapter.number === which)?.title ?? "";
  const shown = items.map(async (item) => {
    const { page, imageId, commentary } = await readPage(item, slug, number);
    return { page, imageId, commentary };
  });
  return {
    number,
    title: titleOf(number),
    count: pages.length,
    pages: await Promise.all(shown),
    pagination,
    /** The end of the chapter before. */
    before:
      last === undefined
        ? undefined
        : { chapter: number - 1, page: last, title: titleOf(number - 1) },
    /** The title of the chapter after, whether or not it is out. */
    titleAfter: titleOf(number + 1),
  };
}

/** A chapter, or a part of one, as its scroll shows it. */
export type LoadedScroll = Awaited<ReturnType<typeof loadScroll>>;

/**
 * The address of a page in its scroll, with the part it is in; of the page before one that there is not.
 *
 * @throws {UpstreamError} when the chapter cannot be had
 */
export async function addressInPart(slug: string, { chapter, page }: Place): Promise<string> {
  const pages = await chapterPages(slug, chapter);
  const index = Math.max(
    0,
    pages.findLastIndex((other) => other.page <= page),
  );
  const part = {
    page: Math.floor(index / pagesOfPart) + 1,
    pages: Math.ceil(pages.length / pagesOfPart),
  };
  const scroll = scrollAddress(encodeURIComponent(slug), { chapter });
  return `${scroll}${pageSearch(part) ?? ""}#page-${pages[index]!.page}`;
}
