import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { paginate } from "~/ui/paginate";
import { UpstreamError } from "~/upstream/failure";
import type { SafeHtml } from "~/upstream/safe-html";
import { hasWords, readPage } from "../load/read-page.server";
import { loadStory } from "../load/story.server";

/**
 * Loads a chapter as text, a long one in parts, and the numbers of the chapters beside it that have text.
 * A chapter beside it that cannot be loaded is left out.
 *
 * @throws {UpstreamError} when the chapter cannot be loaded, or none of its pages has words
 */
export async function loadText(
  slug: string,
  number: number,
  request: Request,
  context: AppLoadContext,
) {
  const story = await loadStory(slug);
  const failed = orMissing(context);
  const { comic, pages } = await story.open(number, failed);
  if (!pages.some(hasWords)) throw new UpstreamError("no-data", "the chapter has no words");
  const findBeside = async (chapter: number, step: 1 | -1) => {
    const found = await story.pagesFrom(chapter, step, comic.latest).catch(failed);
    return found?.some(hasWords) ? found[0]!.chapter : undefined;
  };
  const { items, pagination } = paginate(pages, request, to.MAX_TEXT_PAGES);
  const read = async (entry: (typeof items)[number]) => {
    const { transcript } = await readPage(entry, slug);
    // The ids of panels are unique on a page alone.
    const words = transcript.replaceAll(/<p id="panel-\d+">/g, "<p>") as SafeHtml;
    return { page: entry.page, transcript: words };
  };
  const [previous, next, texts] = await Promise.all([
    findBeside(number - 1, -1),
    findBeside(number + 1, 1),
    Promise.all(items.map(read)),
  ]);
  const chapter = { number, title: story.titleOf(number), count: pages.length };
  return { comic: { slug, title: comic.title }, chapter, texts, pagination, previous, next };
}

export type LoadedText = Awaited<ReturnType<typeof loadText>>;
