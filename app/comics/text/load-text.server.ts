import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { paginate } from "~/ui/paginate";
import { UpstreamError } from "~/upstream/failure";
import { chapterPages, latestPage, readPage } from "../api.server";
import { comicBySlug } from "../comic.server";
import { titleOfChapter } from "../load-page.server";
import { hasWords, unnamePanels } from "../page-words.server";
import { findChapter } from "../story.server";

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
  const comic = await comicBySlug(slug);
  const pages = await chapterPages(slug, number);
  if (!pages.some(hasWords)) throw new UpstreamError("no-data", "the chapter has no words");
  const latest = await latestPage(slug).catch(orMissing(context));
  const findBeside = async (chapter: number, step: 1 | -1) => {
    const found = await findChapter(slug, chapter, step, latest).catch(orMissing(context));
    return found?.pages.some(hasWords) ? found.number : undefined;
  };
  const { items, pagination } = paginate(pages, request, to.MAX_TEXT_PAGES);
  const read = async (entry: (typeof items)[number]) => {
    const { transcript } = await readPage(entry, slug, number);
    return { page: entry.page, transcript: unnamePanels(transcript) };
  };
  const [previous, next, texts] = await Promise.all([
    findBeside(number - 1, -1),
    findBeside(number + 1, 1),
    Promise.all(items.map(read)),
  ]);
  const chapter = { number, title: titleOfChapter(comic, number), count: pages.length };
  return { comic: { slug, title: comic.title }, chapter, texts, pagination, previous, next };
}

export type LoadedText = Awaited<ReturnType<typeof loadText>>;
