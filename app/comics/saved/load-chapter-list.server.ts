import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { env } from "~/env.server";
import { etagOf } from "~/http/file-response.server";
import { readPreferences } from "~/http/preferences.server";
import donateDark from "~/shell/donate-dark.svg";
import donateLight from "~/shell/donate-light.svg";
import { pageSizes } from "~/ui/paginate";
import { responsiveAddresses } from "~/ui/picture-address";
import { UpstreamError } from "~/upstream/failure";
import { comicPicture } from "../comic-picture";
import { hasWords } from "../page-words.server";
import { loadStory } from "../story.server";
import type { ChapterList, SavedItem, ScreenKind } from "./saved-chapter";
import { typicalBytes } from "./sizes";

/** Longer chapters cannot be saved: their list would be megabytes long. */
const MAX_SAVED_PAGES = 1_000;

/** The routes of the saved pages, with their layouts. */
const savedRoutes = /^(?:root|routes\/_main|routes\/_main\.comics\..*)$/;

/**
 * Lists the files of a chapter. The sizes of pages and pictures are estimates, so that none is fetched for the list.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be loaded
 */
export async function loadChapterList(
  slug: string,
  number: number,
  screen: ScreenKind,
  request: Request,
  build: NonNullable<AppLoadContext["build"]>,
): Promise<ChapterList> {
  const story = await loadStory(slug);
  const { comic } = story;
  const [pages, latest] = await Promise.all([story.chapter(number), story.latest()]);
  if (pages.length > MAX_SAVED_PAGES) {
    throw new UpstreamError("too-large", `a chapter of more than ${MAX_SAVED_PAGES} pages`);
  }
  const preferences = readPreferences(request);
  const numbers = pages.map(({ page }) => page);
  const paths = pages.map(({ imageId }) => comicPicture(slug, number, imageId));
  const pictures = paths.map((path) => {
    const addresses = responsiveAddresses(
      env.CDN_URL ?? "/cdn",
      path,
      "large",
      preferences.dataSaver,
    );
    return screen === "phone" ? addresses.mobile : addresses.desktop;
  });
  const files = [
    ...build.filesOf(savedRoutes),
    ...[donateDark, donateLight].map((address) => ({ address, bytes: typicalBytes.drawing })),
  ];
  const content = { pages, comic, follows: latest.chapter > number, preferences };
  return {
    comic: slug,
    chapter: number,
    title: story.titleOf(number),
    first: numbers[0]!,
    count: pages.length,
    build: build.version,
    version: etagOf(JSON.stringify([build.version, content])).slice(1, -1),
    screen,
    items: [
      ...listPages(slug, number, numbers, pages.some(hasWords)),
      ...files.map((file) => ({ ...file, kind: "file" as const })),
      ...pictures.map((address, at): SavedItem => {
        return {
          address,
          bytes: typicalBytes.picture[screen],
          kind: "picture",
          page: numbers[at]!,
        };
      }),
    ],
  };
}

/** Lists the documents of a chapter, and the prefetched pages of each page. */
function listPages(
  slug: string,
  chapter: number,
  numbers: readonly number[],
  hasText: boolean,
): SavedItem[] {
  const partsOf = (path: string, size: number) =>
    Array.from({ length: Math.ceil(numbers.length / size) }, (_, index) =>
      index === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${index + 1}`,
    );
  const landing = to.comic(slug);
  const addresses = numbers.map((page) => to.page(slug, { chapter, page }));
  const documents = [
    ...addresses,
    ...partsOf(to.scroll(slug, { chapter }), to.MAX_SCROLL_PAGES),
    ...(hasText ? partsOf(to.text(slug, chapter), to.MAX_TEXT_PAGES) : []),
    landing,
    ...partsOf(`${landing}?open=${chapter}`, pageSizes.pictures),
    `${landing}/saved`,
  ];
  const toItem = (address: string, kind: "document" | "ahead"): SavedItem => {
    return { address, bytes: typicalBytes[kind], kind: "page" };
  };
  return [
    ...documents.map((address) => toItem(address, "document")),
    ...addresses.map((address) => toItem(`${address}/ahead.json`, "ahead")),
  ];
}
