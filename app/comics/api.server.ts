import { shortenText } from "~/document/shorten-text";
import { z } from "zod";
import { numberParameter, readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { encodePath, fetchData } from "~/upstream/call.server";
import { UpstreamError } from "~/upstream/failure";
import {
  boundedList,
  toEntries,
  optional,
  optionalDate,
  optionalRawHtml,
  optionalText,
  sanitizeFlow,
  text,
} from "~/upstream/fields.server";
import { findKnownSize, hasUsualShape } from "~/upstream/picture-sizes.server";
import { textOf } from "~/upstream/html/text";
import { onceFor } from "~/upstream/once-for";
import type { PageRef } from "~/page-ref";
import { comicPicture } from "./comic-picture";
import { asFragment, describePage, namePanels } from "./page-words.server";

const pageNumber = z.number().int().nonnegative();

const share = z.number().min(0).max(1);

const panel = z
  .object({ x: share, y: share, width: share, height: share, text: optionalText })
  .meta({
    id: "Panel",
    description: "Where it is, as shares of the page, and what it shows and says",
  });

/** More panels than this are ignored. */
const MAX_PANELS = 40;

const length = optional(
  z.number().positive().max(100_000).meta({ description: "Of the drawing, in pixels" }),
);

const page = z
  .object({
    imageId: text,
    width: length,
    height: length,
    commentary: optionalRawHtml,
    panels: optional(boundedList(panel, MAX_PANELS), []),
    transcript: optionalRawHtml,
    date: optionalDate,
  })
  .meta({ id: "ComicPage" });

const numberedPage = z
  .tuple([z.string().regex(/^\d+$/), page])
  .transform(([number, entry]) => ({ ...entry, page: Number(number) }));

type NumberedPage = z.output<typeof numberedPage>;

/** A page of a comic as the upstream has it; `readPage` sanitizes its texts. */
export type UpstreamPage = NumberedPage & PageRef;

const withChapter = onceFor((pages: readonly NumberedPage[], chapter: number): UpstreamPage[] =>
  pages.map((page) => ({ ...page, chapter })),
);

/** The pages in reading order, as a list: a list is validated in slices. */
function sortPages(data: unknown): unknown {
  const pages = toEntries(data);
  // An error keeps the older copy of the chapter in the cache.
  if (pages?.length === 0) throw new UpstreamError("no-data", "the chapter has no pages");
  return pages?.sort(([a], [b]) => Number(a) - Number(b));
}

const latest = z
  .tuple([pageNumber, pageNumber])
  .meta({ description: "Chapter and page" })
  .transform(([chapter, page]) => ({ chapter, page }));

const advance = z.object({ page: pageNumber, chapter: optional(pageNumber) });

/** The directions of the advance call. */
export const directions = ["first", "previous", "next", "latest"] as const;
export type Direction = (typeof directions)[number];

const comic = textParameter("Slug of a comic", "talechasers");
const number = numberParameter("Number of a chapter", 2);

/** The calls of this area. */
export const comicCalls = {
  latest: readCall("v1/comics/{comic}/latest", {
    summary: "The newest page of a comic",
    parameters: { comic },
    data: latest,
    prepare: (data) => (Array.isArray(data) ? data.slice(0, 2) : data),
    cache: cachePolicies.current,
  }),
  chapter: readCall("v1/comics/{comic}/chapters/{chapter}", {
    summary: "The pages of a chapter by their numbers",
    parameters: { comic, chapter: number },
    data: z
      .record(z.string().regex(/^\d+$/), page)
      .refine((pages) => Object.keys(pages).length > 0, "the chapter has no pages")
      .meta({ minProperties: 1 }),
    read: z.array(numberedPage),
    prepare: sortPages,
    identify: ({ page }) => page,
    cache: cachePolicies.story,
  }),
  advance: readCall("v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}", {
    summary:
      "The page that lies in a direction from a page; without a chapter it is in the same one",
    parameters: {
      comic,
      chapter: number,
      page: numberParameter("Number of a page", 3),
      direction: z.enum(directions).meta({ description: "Where to", examples: ["next"] }),
    },
    data: advance,
    cache: cachePolicies.current,
  }),
};

/**
 * The newest page of a comic.
 *
 * Source: `v1/comics/{comic}/latest`.
 * @param isRight whether an answer may be right: a cached one that cannot be is renewed
 * @throws {UpstreamError} also when the pair has fewer than two entries
 */
export function latestPage(
  comic: string,
  isRight: (latest: PageRef) => boolean = () => true,
): Promise<PageRef> {
  return fetchData(comicCalls.latest, { comic }, isRight);
}

/**
 * The pages of a chapter in reading order; numbers may have gaps.
 *
 * Source: `v1/comics/{comic}/chapters/{chapter}`.
 * @param wanted the number of a page that may be there: an answer without it is renewed
 * @throws {UpstreamError} also when the chapter has no pages
 */
export async function chapterPages(
  comic: string,
  number: number,
  wanted?: number,
): Promise<readonly UpstreamPage[]> {
  const pages = await fetchData(
    comicCalls.chapter,
    { comic, chapter: number },
    (pages) => wanted === undefined || pages.some(({ page }) => page === wanted),
  );
  return withChapter(pages, number);
}

/** Reads the picture and the sanitized texts of a page. */
export async function readPage(entry: UpstreamPage, comic: string) {
  const { chapter, page, imageId } = entry;
  const shape = shapeOf(entry, comic);
  const path = `v1/comics/${encodePath([comic, "chapters", chapter])}`;
  const [commentary, words] = await Promise.all([
    sanitizeFlow(entry.commentary, path, `${page}.commentary`),
    sanitizeFlow(asFragment(entry), path, `${page}.transcript`),
  ]);
  return {
    imageId,
    ...(shape && { shape }),
    commentary,
    excerpt: shortenText(textOf(commentary), MAX_EXCERPT_LENGTH),
    transcript: namePanels(words, entry),
    alt: describePage(page, words),
  };
}

/**
 * The page that lies in a direction from a page.
 *
 * Source: `v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}`; an answer
 * without a chapter stays in the given one.
 */
export async function advancePage(
  comic: string,
  from: PageRef,
  direction: Direction,
): Promise<PageRef> {
  const to = await fetchData(comicCalls.advance, { comic, ...from, direction });
  return { chapter: to.chapter ?? from.chapter, page: to.page };
}

const MAX_EXCERPT_LENGTH = 140;

/** Returns the shape of a page's drawing: as the upstream has it, else as its picture had; undefined for the comic's. */
export function shapeOf(entry: UpstreamPage, comic: string) {
  const { width, height } =
    entry.width && entry.height
      ? entry
      : (findKnownSize(comicPicture(comic, entry.chapter, entry.imageId)) ?? {});
  return width && height && hasUsualShape({ width, height }) ? { width, height } : undefined;
}
