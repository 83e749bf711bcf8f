import { http } from "msw";
import { bare, call } from "../address";
import { comics, type ComicPage } from "sample-art/comics";
import { pageSize, panelsOf } from "sample-art/comic/layouts";
import { missing, ok } from "../envelope";

type Chapters = (typeof comics)[string]["chapters"];

function chaptersOf(comic: string): Chapters | undefined {
  return Object.hasOwn(comics, comic) ? comics[comic]?.chapters : undefined;
}

/** Every page of a comic in reading order. */
function allPages(chapters: Chapters) {
  return Object.keys(chapters)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((chapter) => chapters[chapter]!.pages.map((page) => ({ chapter, ...page })));
}

/** What a page says beyond the v1 contract: of each of its panels, or of all in one text. */
function wordsOf(chapter: number, { script }: ComicPage, words: readonly string[]) {
  if (chapter === 1) return { panels: panelsOfPage(script.layout, words) };
  // Chapters 2 and 3 are as an upstream is that knows no panels.
  return { transcript: words.map((text) => `<p>${text}</p>`).join("") };
}

/** The panels of a layout as an upstream has them: the bounds of each in shares of the page. */
function panelsOfPage(layout: ComicPage["script"]["layout"], words: readonly string[]) {
  return panelsOf(layout).map(({ corners }, at) => {
    const xs = corners.map(([x]) => x / pageSize.width);
    const ys = corners.map(([, y]) => y / pageSize.height);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
    return { x, y, width, height, text: words[at] ?? "" };
  });
}

export const comicHandlers = [
  http.get(call("comics/:comic/:latest"), ({ params }) => {
    if (bare(params["latest"]) !== "latest") return missing("call");
    const chapters = chaptersOf(String(params["comic"]));
    const last = chapters && allPages(chapters).at(-1);
    return last ? ok([last.chapter, last.page]) : missing("comic");
  }),

  http.get(call("comics/:comic/chapters/:chapter"), ({ params }) => {
    const number = Number(bare(params["chapter"]));
    const chapter = chaptersOf(String(params["comic"]))?.[number];
    if (!chapter) return missing("chapter");
    const pages = chapter.pages.map((entry) => {
      const { page, imageId, commentary } = entry;
      const words = wordsOf(number, entry, chapter.words[page] ?? []);
      return [page, { page, imageId, commentary, ...words }];
    });
    return ok(Object.fromEntries(pages));
  }),

  http.get(call("comics/:comic/chapters/:chapter/pages/:page/advance/:direction"), ({ params }) => {
    const chapters = chaptersOf(String(params["comic"]));
    if (!chapters) return missing("comic");
    const pages = allPages(chapters);
    const at = pages.findIndex(
      ({ chapter, page }) =>
        chapter === Number(params["chapter"]) && page === Number(params["page"]),
    );
    if (at < 0) return missing("page");
    const targets: Record<string, number> = {
      first: 0,
      previous: Math.max(0, at - 1),
      next: Math.min(pages.length - 1, at + 1),
      latest: pages.length - 1,
    };
    const target = targets[bare(params["direction"])];
    if (target === undefined) return missing("direction");
    const { chapter, page, imageId, commentary } = pages[target]!;
    return ok({ page, imageId, commentary, chapter });
  }),
];
