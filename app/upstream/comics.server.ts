import { z } from "zod";
import { cachePolicies } from "./cache.server";
import { getData } from "./call.server";
import { UpstreamError } from "./failure";
import { safeHtml, textOf } from "./safe-html.server";

const pageNumber = z.number().int().nonnegative();

const page = z
  .object({
    imageId: z
      .string()
      .min(1)
      .refine((id) => id.isWellFormed()),
    commentary: safeHtml.default("" as never),
  })
  .transform(({ imageId, commentary }) => ({
    imageId,
    commentary,
    /** The commentary's first words, for alternative texts and descriptions. */
    excerpt: excerpt(textOf(commentary)),
  }));

/** One page of a chapter, as the reader shows it. */
export type ComicPage = z.output<typeof page> & { page: number };

const chapter = z.record(z.string().regex(/^\d+$/), page).transform((pages): ComicPage[] =>
  Object.entries(pages)
    .map(([number, entry]) => ({ ...entry, page: Number(number) }))
    .sort((a, b) => a.page - b.page),
);

const latest = z
  .array(z.unknown())
  .min(2, "needs a chapter and a page")
  .transform(([chapter, page]) => ({ chapter, page }))
  .pipe(z.object({ chapter: pageNumber, page: pageNumber }));

/** A chapter and a page number. */
export type ComicPlace = z.output<typeof latest>;

const advance = z.object({ page: pageNumber, chapter: pageNumber.optional() });

/** Where the advance call can go from a page. */
export const directions = ["first", "previous", "next", "latest"] as const;
export type Direction = (typeof directions)[number];

/**
 * The newest page of a comic.
 *
 * Source: `v1/comics/{comic}/latest`.
 * @throws {UpstreamError} also when the pair has fewer than two entries
 */
export function latestPage(comic: string): Promise<ComicPlace> {
  return getData(["comics", comic, "latest"], latest, cachePolicies.current);
}

/**
 * The pages of a chapter in reading order; numbers may have gaps.
 *
 * Source: `v1/comics/{comic}/chapters/{chapter}`.
 * @throws {UpstreamError} also when the chapter has no pages
 */
export async function chapterPages(comic: string, number: number): Promise<ComicPage[]> {
  const pages = await getData(["comics", comic, "chapters", number], chapter, cachePolicies.story);
  if (pages.length === 0) throw new UpstreamError("no-data", "the chapter has no pages");
  return pages;
}

/**
 * The page that lies in a direction from a page.
 *
 * Source: `v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}`; an answer
 * without a chapter stays in the given one.
 */
export async function advancePage(
  comic: string,
  from: ComicPlace,
  direction: Direction,
): Promise<ComicPlace> {
  const to = await getData(
    ["comics", comic, "chapters", from.chapter, "pages", from.page, "advance", direction],
    advance,
    cachePolicies.current,
  );
  return { chapter: to.chapter ?? from.chapter, page: to.page };
}

function excerpt(text: string, length = 140): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(" ", length);
  return `${text.slice(0, space > 0 ? space : length)}…`;
}
