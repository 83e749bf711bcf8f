import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectTo } from "~/http/redirects.server";
import { toRef } from "~/page-ref";
import { loadPage } from "../load/load-page.server";
import { readPage } from "../load/read-page.server";
import { loadStory } from "../load/story.server";

/** The data of a chapter that is shown as one scroll. */
export type LoadedScroll = Awaited<ReturnType<typeof loadScroll>>;

/**
 * Loads a chapter as one scroll. The link to a previous chapter that cannot be loaded is left out.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded
 * @throws {Response} a redirect to the first page of a chapter that is too long
 */
export async function loadScroll(slug: string, number: number, context: AppLoadContext) {
  const failed = orIncomplete(context);
  const story = await loadStory(slug);
  const { comic, pages } = await story.open(number, failed);
  if (pages.length > to.MAX_WHOLE_PAGES) throw redirectTo(to.page(slug, pages[0]!));
  const before = await story.pagesFrom(number - 1, -1, comic.latest).catch(failed);
  const lastBefore = before?.at(-1);
  const shown = pages.map(async (one) => {
    const { imageId, commentary, alt, shape } = await readPage(one, slug);
    return { page: one.page, imageId, commentary, alt, shape };
  });
  return {
    comic,
    chapter: { number, title: story.titleOf(number) },
    pages: await Promise.all(shown),
    /** The last comic page of the previous chapter. */
    before: lastBefore && { ...toRef(lastBefore), title: story.titleOf(lastBefore.chapter) },
    /** The last comic page of this chapter. */
    end: await loadPage(slug, pages.at(-1)!, { context }),
  };
}
