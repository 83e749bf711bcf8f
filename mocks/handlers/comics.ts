import { http } from "msw";
import { bare, call } from "../address";
import { comics } from "sample-art/comics";
import { panelPlaces } from "sample-art/panels";
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

/** The chapters whose pages say where their panels are; those of the others are found in the picture. */
const chaptersWithPanels = [1];

/** Where a page's panels are, as its drawing has it. */
function panelsOf({ script }: Chapters[number]["pages"][number]) {
  const rounded = (share: number) => Math.round(share * 1e4) / 1e4;
  return panelPlaces(script.layout).map((place) => ({
    x: rounded(place.x),
    y: rounded(place.y),
    width: rounded(place.width),
    height: rounded(place.height),
  }));
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
    const hasPanels = chaptersWithPanels.includes(number);
    const pages = chapter.pages.map((drawn) => {
      const { page, imageId, commentary } = drawn;
      const panels = hasPanels ? { panels: panelsOf(drawn) } : {};
      return [page, { page, imageId, commentary, ...panels }];
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
