import * as to from "~/addresses";
import comics from "~content/comics.yaml";
import { namePage } from "~/page-ref";
import { toSearchText, type SearchEntry, type SearchList } from "~/search/search-entry";
import { comicPicture } from "../comic-picture";
import type { UpstreamPage } from "./api.server";
import { hasWords } from "./read-page.server";
import { loadStory, MAX_CHAPTERS, type Pages, type Story } from "./story.server";

/** Lists the search entries of the comics, and of comic pages with all texts. */
export const searchEntries = () =>
  Object.values(comics).flatMap(({ slug, title, description, keywords = [] }) => [
    {
      group: "Comic" as const,
      names: [title, slug],
      to: to.comic(slug),
      place: "Comic",
      texts: [description],
      keywords,
    },
    () => listChapters(slug),
  ]);

/** Lists the search entries of the pages in each chapter, with the newest chapter first. */
async function listChapters(slug: string): Promise<SearchList[]> {
  const story = await loadStory(slug);
  const latest = await story.latest();
  return Array.from({ length: Math.min(latest.chapter + 1, MAX_CHAPTERS) }, (_, at) => async () => {
    const pages = await story.pagesOf(latest.chapter - at, at === 0 ? latest.page : undefined);
    return pages.map((page) => toEntry(story, page, pages));
  });
}

function toEntry(story: Story, page: UpstreamPage, pages: Pages): SearchEntry {
  const { slug, title } = story.comic;
  const chapter = story.titleOf(page.chapter);
  return {
    group: "Comic",
    names: [namePage(page, "Chapter")],
    to: to.page(slug, page),
    views: page === pages[0] ? listViews(slug, pages) : [],
    place: chapter || title,
    parts: page.panels.map(({ text }, at) => ({
      name: `panel ${at + 1}`,
      fragment: `panel-${at + 1}`,
      text,
    })),
    texts: [page.commentary, page.transcript].map(({ source }) => toSearchText(source)),
    keywords: [chapter],
    picture: comicPicture(slug, page.chapter, page.imageId),
  };
}

/** Lists the addresses of a chapter as one scroll and as text. */
const listViews = (slug: string, pages: Pages) => {
  const { chapter } = pages[0]!;
  return [to.scroll(slug, { chapter }), ...(pages.some(hasWords) ? [to.text(slug, chapter)] : [])];
};
