import { shortenText } from "~/document/shorten-text";
import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import {
  list,
  map,
  optional,
  optionalDate,
  optionalLazyHtml,
  optionalText,
  text,
} from "~/upstream/fields.server";
import { findKnownSize } from "~/upstream/picture-sizes.server";
import { textOf } from "~/upstream/html/text";
import type { PageRef } from "~/page-ref";
import { comicPicture } from "./comic-picture";
import { asParagraphs, describePage, namePanels } from "./page-words.server";

const pageNumber = z.int().nonnegative();

const share = z.number().min(0).max(1);

/** Where a panel is, as shares of the page, and what it shows and says. */
const panel = z
  .object({ x: share, y: share, width: share, height: share, text: optionalText })
  .meta({ id: "Panel" });

/** More panels than this are ignored. */
const MAX_PANELS = 40;

/** Of the drawing, in pixels. */
const length = optional(z.number().positive().max(100_000));

const page = z
  .object({
    imageId: text,
    width: length,
    height: length,
    commentary: optionalLazyHtml,
    panels: optional(list(panel), []).transform((panels) => panels.slice(0, MAX_PANELS)),
    transcript: optionalLazyHtml,
    date: optionalDate,
  })
  .meta({ id: "ComicPage" });

/** A page of a comic as the upstream has it. */
export type UpstreamPage = z.output<typeof page> & PageRef;

const pageKey = z.string().regex(/^\d+$/).transform(Number);

/** The directions of the advance call. */
export const directions = ["first", "previous", "next", "latest"] as const;
export type Direction = (typeof directions)[number];

export const fetchLatest = defineCall("v1/comics/{comic}/latest", {
  schema: z
    .tuple([pageNumber, pageNumber])
    .rest(z.unknown())
    .transform(([chapter, page]) => ({ chapter, page })),
  cache: cachePolicies.current,
});

/** The pages of a chapter that the upstream does not have; an empty chapter has others. */
const missingChapter: (z.output<typeof page> & { page: number })[] = [];

/** The pages of a chapter in reading order. */
export const fetchChapter = defineCall("v1/comics/{comic}/chapters/{chapter}", {
  schema: map(pageKey, page)
    .refine((pages) => pages.length > 0, "no page fits")
    .transform((pages) =>
      pages
        .map(([page, entry]) => ({ ...entry, page }))
        .sort((one, other) => one.page - other.page),
    ),
  absent: ({ kind }) => (kind === "no-data" ? [] : missingChapter),
  cache: cachePolicies.story,
});

export const fetchAdvance = defineCall(
  "v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}",
  {
    schema: z.object({ page: pageNumber, chapter: optional(pageNumber) }),
    cache: cachePolicies.current,
  },
);

/**
 * The newest page of a comic.
 *
 * @param isRight whether an answer may be right: a cached one that cannot be is renewed
 * @throws {UpstreamError} also when the pair has fewer than two entries
 */
export function latestPage(
  comic: string,
  isRight?: (latest: PageRef) => boolean,
): Promise<PageRef> {
  return fetchLatest({ comic }, isRight);
}

/**
 * The pages of a chapter in reading order; numbers may have gaps.
 *
 * @param wanted the number of a page that may be there: an answer without it is renewed
 * @returns none of an empty chapter, undefined for a missing one
 * @throws {UpstreamError} when it cannot be loaded
 */
export async function chapterPages(
  comic: string,
  chapter: number,
  wanted?: number,
): Promise<readonly UpstreamPage[] | undefined> {
  const pages = await fetchChapter(
    { comic, chapter },
    (pages) => wanted === undefined || pages.some(({ page }) => page === wanted),
  );
  return pages === missingChapter ? undefined : pages.map((page) => ({ ...page, chapter }));
}

/** Reads the picture and the sanitized texts of a page. */
export async function readPage(entry: UpstreamPage, comic: string) {
  const { page, imageId, panels } = entry;
  const shape = shapeOf(entry, comic);
  const [commentary, transcript] = await Promise.all([
    entry.commentary.read(),
    entry.transcript.read(),
  ]);
  const words = transcript || asParagraphs(panels);
  return {
    imageId,
    ...(shape && { shape }),
    commentary,
    excerpt: shortenText(textOf(commentary), MAX_EXCERPT_LENGTH),
    transcript: namePanels(words, entry),
    alt: describePage(page, words),
  };
}

/** The page that lies in a direction from a page; an answer without a chapter stays in the given one. */
export async function advancePage(
  comic: string,
  from: PageRef,
  direction: Direction,
): Promise<PageRef> {
  const to = await fetchAdvance({ comic, ...from, direction });
  return { chapter: to.chapter ?? from.chapter, page: to.page };
}

const MAX_EXCERPT_LENGTH = 140;

/** Returns the shape of a page's drawing: as the upstream has it, else as its picture had; undefined for the comic's. */
export function shapeOf(entry: UpstreamPage, comic: string) {
  const { width, height } =
    entry.width && entry.height
      ? entry
      : (findKnownSize(comicPicture(comic, entry.chapter, entry.imageId)) ?? {});
  return width && height ? { width, height } : undefined;
}
