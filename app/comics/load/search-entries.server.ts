import * as to from "~/addresses";
import comics from "~content/comics.yaml";
import { namePage } from "~/page-ref";
import { toSearchText, type SearchEntry, type SearchList } from "~/search/search-entry";
import { comicPicture } from "../comic-picture";
import type { UpstreamPage } from "./api.server";
import { loadStory, MAX_CHAPTERS, type Story } from "./story.server";

/** The comics, and their pages with all texts. */
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

/** Lists the search entries of each chapter's pages, the newest chapter first. */
async function listChapters(slug: string): Promise<SearchList[]> {
  const story = await loadStory(slug);
  const { chapter: newest } = await story.latest();
  return Array.from({ length: Math.min(newest + 1, MAX_CHAPTERS) }, (_, at) => async () => {
    const pages = await story.pagesOf(newest - at);
    return pages.map((page) => toEntry(story, page));
  });
}

function toEntry(story: Story, page: UpstreamPage): SearchEntry {
  const { slug, title } = story.comic;
  const chapter = story.titleOf(page.chapter);
  return {
    group: "Comic",
    names: [namePage(page, "Chapter")],
    to: to.page(slug, page),
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
