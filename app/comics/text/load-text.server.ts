import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { redirectTo } from "~/http/redirects.server";
import { UpstreamError } from "~/upstream/failure";
import type { SafeHtml } from "~/upstream/safe-html";
import type { UpstreamPage } from "../load/api.server";
import { hasWords, readPage } from "../load/read-page.server";
import { loadStory } from "../load/story.server";

/**
 * Loads a chapter as text, and the numbers of the adjacent chapters with text. An adjacent chapter
 * that cannot be loaded is left out.
 *
 * @throws {UpstreamError} when the chapter cannot be loaded, or none of its pages has text
 * @throws {Response} a redirect to the first page of a chapter that is too long
 */
export async function loadText(slug: string, number: number, context: AppLoadContext) {
  const story = await loadStory(slug);
  const failed = orIncomplete(context);
  const { comic, pages } = await story.open(number, failed);
  if (pages.length > to.MAX_WHOLE_PAGES) throw redirectTo(to.page(slug, pages[0]!));
  if (!pages.some(hasWords)) throw new UpstreamError("no-data", "the chapter has no words");
  const findBeside = async (chapter: number, step: 1 | -1) => {
    const found = await story.pagesFrom(chapter, step, comic.latest).catch(failed);
    return found?.some(hasWords) ? found[0]!.chapter : undefined;
  };
  const readWords = async (page: UpstreamPage) => {
    const { transcript } = await readPage(page, slug);
    // Panel ids are unique only within one comic page.
    const words = transcript.replaceAll(/<p id="panel-\d+">/g, "<p>") as SafeHtml;
    return { page: page.page, transcript: words };
  };
  const [previous, next, texts] = await Promise.all([
    findBeside(number - 1, -1),
    findBeside(number + 1, 1),
    Promise.all(pages.map(readWords)),
  ]);
  const chapter = { number, title: story.titleOf(number), count: pages.length };
  return { comic: { slug, title: comic.title }, chapter, texts, previous, next };
}

/** The data of a chapter that is shown as text. */
export type LoadedText = Awaited<ReturnType<typeof loadText>>;
