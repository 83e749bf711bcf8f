import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { pageSearch, paginate } from "~/ui/paginate";
import { chapterPages, readPage } from "./api.server";
import { comicBySlug } from "./comic.server";
import { loadPage } from "./load-page.server";
import { type PageRef, MAX_SCROLL_PAGES, scrollAddress } from "~/reading/page-ref";

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
  const { items, pagination } = paginate(pages, request, MAX_SCROLL_PAGES);
  const before =
    number > 1 && pagination.page === 1
      ? await chapterPages(slug, number - 1).catch(orMissing(context))
      : undefined;
  const last = before?.at(-1)?.page;
  const titleOf = (which: number) =>
    chapters.find((chapter) => chapter.number === which)?.title ?? "";
  const shown = items.map(async (item) => {
    const { page, imageId, commentary, opening } = await readPage(item, slug, number);
    return { page, imageId, commentary, opening };
  });
  const isEnd = pagination.page === pagination.pages;
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
    nextTitle: titleOf(number + 1),
    /** The last page of the chapter with what comes after it, where that is shown. */
    end: isEnd
      ? await endOf(slug, { chapter: number, page: pages.at(-1)!.page }, context)
      : undefined,
  };
}

async function endOf(slug: string, place: PageRef, context: AppLoadContext) {
  const { page, controls, nextImage, share } = await loadPage(slug, place, context);
  return { page, controls, nextImage, share };
}

/** A chapter, or a part of one, as its scroll shows it. */
export type LoadedScroll = Awaited<ReturnType<typeof loadScroll>>;

/**
 * The address of a page in its scroll, with the part it is in; of the page before one that there is not.
 *
 * @throws {UpstreamError} when the chapter cannot be had
 */
export async function addressInPart(slug: string, { chapter, page }: PageRef): Promise<string> {
  const pages = await chapterPages(slug, chapter);
  const index = Math.max(
    0,
    pages.findLastIndex((other) => other.page <= page),
  );
  const part = {
    page: Math.floor(index / MAX_SCROLL_PAGES) + 1,
    pages: Math.ceil(pages.length / MAX_SCROLL_PAGES),
  };
  const scroll = scrollAddress(encodeURIComponent(slug), { chapter });
  return `${scroll}${pageSearch(part) ?? ""}#page-${pages[index]!.page}`;
}
