import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { toRef, type PageRef } from "~/page-ref";
import { pageSearch, paginate } from "~/ui/paginate";
import { loadPage } from "../load/load-page.server";
import { readPage } from "../load/read-page.server";
import { loadStory } from "../load/story.server";

/** A chapter, or a part of a long one, as one scroll. */
export type LoadedScroll = Awaited<ReturnType<typeof loadScroll>>;

/**
 * Loads a chapter as one scroll, or the part of it that the address asks for. A chapter before it that cannot
 * be loaded leaves its link out.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded
 */
export async function loadScroll(
  slug: string,
  number: number,
  request: Request,
  context: AppLoadContext,
) {
  const story = await loadStory(slug);
  const { comic, pages: all } = await story.open(number, orMissing(context));
  const { items, pagination } = paginate(all, request, to.MAX_SCROLL_PAGES);
  const before =
    pagination.page === 1
      ? await story.pagesFrom(number - 1, -1, comic.latest).catch(orMissing(context))
      : undefined;
  const lastBefore = before?.at(-1);
  const pages = items.map(async (item) => {
    const { imageId, commentary, alt, shape } = await readPage(item, slug);
    return { page: item.page, imageId, commentary, alt, shape };
  });
  const isEnd = pagination.page === pagination.pages;
  return {
    comic,
    chapter: { number, title: story.titleOf(number), count: all.length },
    pages: await Promise.all(pages),
    pagination,
    /** The last page of the chapter before. */
    before: lastBefore && { ...toRef(lastBefore), title: story.titleOf(lastBefore.chapter) },
    /** The last page of the chapter, if this part has it. */
    end: isEnd ? await loadPage(slug, all.at(-1)!, { context }) : undefined,
  };
}

/**
 * Returns the address of a page in its scroll, with the part it is in. For a page that does not exist it is the
 * address of the page before it.
 *
 * @throws {UpstreamError} when the chapter cannot be loaded
 */
export async function addressInPart(slug: string, { chapter, page }: PageRef): Promise<string> {
  const pages = await (await loadStory(slug)).chapter(chapter);
  const index = Math.max(
    0,
    pages.findLastIndex((other) => other.page <= page),
  );
  const part = {
    page: Math.floor(index / to.MAX_SCROLL_PAGES) + 1,
    pages: Math.ceil(pages.length / to.MAX_SCROLL_PAGES),
  };
  const scroll = to.scroll(slug, { chapter });
  return `${scroll}${pageSearch(part) ?? ""}#page-${pages[index]!.page}`;
}
