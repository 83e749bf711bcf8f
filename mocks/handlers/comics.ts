import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import { dateBefore } from "../data/dates";
import { comics, readPanels, type Chapters, type PublishedPage } from "../data/comics";
import { notFound, ok } from "../envelope";

/** The date and time of the newest comic page. */
const newestPage = "2025-11-14T18:00:00Z";

/** The size in pixels of every comic page's picture. */
const pageSize = { width: 1100, height: 1700 };

/** Lists every page of a comic in reading order. */
function allPages(chapters: Chapters) {
  return Object.keys(chapters)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((chapter) => chapters[chapter]!.pages.map((page) => ({ chapter, ...page })));
}

/** Returns the panels or the transcript of a page, both optional in the v1 contract. */
function panelsOrTranscript(chapter: number, page: PublishedPage) {
  const panels = readPanels(page);
  if (chapter === 1) return { ...pageSize, panels };
  const transcript = panels.map(({ text }) => `<p>${text}</p>`).join("");
  // Chapter 3 has no panels here, because content/panels/ contains them.
  if (chapter === 3) return { transcript };
  return { transcript, panels: panels.map((panel) => ({ ...panel, text: "" })) };
}

/** @param days between two pages */
export function comicHandlersOf(
  stories: Readonly<Record<string, Chapters>>,
  days: number,
): HttpHandler[] {
  function chaptersOf(comic: string): Chapters | undefined {
    return Object.hasOwn(stories, comic) ? stories[comic] : undefined;
  }

  return [
    http.get(call("comics/:comic/:latest"), ({ params }) => {
      if (removeSuffix(params["latest"]) !== "latest") return notFound("call");
      const chapters = chaptersOf(String(params["comic"]));
      const last = chapters && allPages(chapters).at(-1);
      return last ? ok([last.chapter, last.page]) : notFound("comic");
    }),

    http.get(call("comics/:comic/chapters/:chapter"), ({ params }) => {
      const number = Number(removeSuffix(params["chapter"]));
      const chapters = chaptersOf(String(params["comic"]));
      const chapter = chapters?.[number];
      if (!chapter) return notFound("chapter");
      const all = allPages(chapters);
      const first = all.findIndex((page) => page.chapter === number);
      const pages = chapter.pages.map((entry, at) => {
        const { page, imageId, commentary } = entry;
        const words = panelsOrTranscript(number, entry);
        const date = dateBefore(newestPage, days * (all.length - 1 - first - at));
        return [page, { page, imageId, commentary, ...words, date }];
      });
      return ok(Object.fromEntries(pages));
    }),

    http.get(
      call("comics/:comic/chapters/:chapter/pages/:page/advance/:direction"),
      ({ params }) => {
        const chapters = chaptersOf(String(params["comic"]));
        if (!chapters) return notFound("comic");
        const pages = allPages(chapters);
        const at = pages.findIndex(
          ({ chapter, page }) =>
            chapter === Number(params["chapter"]) && page === Number(params["page"]),
        );
        if (at < 0) return notFound("page");
        const targets: Record<string, number> = {
          first: 0,
          previous: Math.max(0, at - 1),
          next: Math.min(pages.length - 1, at + 1),
          latest: pages.length - 1,
        };
        const target = targets[removeSuffix(params["direction"])];
        if (target === undefined) return notFound("direction");
        const { chapter, page, imageId, commentary } = pages[target]!;
        return ok({ page, imageId, commentary, chapter });
      },
    ),
  ];
}

/** The handlers of the sample comics, with a new page every seven days. */
export const comicHandlers = comicHandlersOf(comics, 7);
