import type { PageRef } from "~/reading/page-ref";
import { absentKeys } from "~/upstream/absent-keys.server";
import { fetchForAll, noteFreshUntil } from "~/upstream/freshness.server";
import { isNotFound, UpstreamError } from "~/upstream/failure";
import { chapterPages, type UpstreamPage } from "./api.server";
import type { Chapter, Comic } from "./chapters.schema";

/** Chapters without pages that are passed over in a row: each costs a call. */
const MAX_GAP = 8;

/** Of a comic so many chapters are listed, the newest. */
const MAX_CHAPTERS = 200;

/**
 * The pages of a chapter; none for a chapter that is empty or missing.
 *
 * @param wanted the number of a page that the chapter should have
 * @throws {UpstreamError} for other failures
 */
export async function publishedPages(
  slug: string,
  chapter: number,
  wanted?: number,
): Promise<readonly UpstreamPage[]> {
  const key = `chapter ${slug} ${chapter}`;
  if (wanted === undefined && absentKeys.freshFor(key) > 0) return absentPages(key);
  try {
    // A failed call would keep the page out of the page cache.
    await fetchForAll(() => chapterPages(slug, chapter, wanted));
    return await chapterPages(slug, chapter);
  } catch (error) {
    const isEmpty = error instanceof UpstreamError && error.kind === "no-data";
    if (isEmpty || isNotFound(error)) absentKeys.add(key);
    else if (!absentKeys.has(key)) throw error;
    return absentPages(key);
  }
}

/** No pages, for as long as the upstream is not asked again. */
function absentPages(key: string): readonly UpstreamPage[] {
  noteFreshUntil(Date.now() + Math.max(0, absentKeys.freshFor(key)));
  return [];
}

/**
 * The nearest chapter that has pages, from one on in a direction, over gaps.
 *
 * @param newest the newest page of the comic, if it is known
 */
export async function findChapter(
  slug: string,
  from: number,
  step: 1 | -1,
  newest: PageRef | undefined,
): Promise<{ number: number; pages: readonly UpstreamPage[] } | undefined> {
  for (let gap = 0; gap <= MAX_GAP; gap += 1) {
    const number = from + gap * step;
    if (number < 0 || (newest && number > newest.chapter)) return undefined;
    const wanted = number === newest?.chapter ? newest.page : undefined;
    const pages = await publishedPages(slug, number, wanted);
    if (pages.length > 0) return { number, pages };
  }
  return undefined;
}

/** The first page of a comic: of chapter 0 or 1 mostly. */
export async function firstPage(
  slug: string,
): Promise<(PageRef & { imageId: string }) | undefined> {
  const found = await findChapter(slug, 0, 1, undefined);
  const page = found?.pages[0];
  return page && { chapter: found.number, page: page.page, imageId: page.imageId };
}

/** The chapters of a comic: those that the content names, and published ones without a title. */
export function listChapters({ chapters }: Comic, latest: PageRef | undefined): Chapter[] {
  const last = chapters.at(-1)?.number ?? 0;
  const untitled = Array.from(
    { length: Math.max(0, (latest?.chapter ?? 0) - last) },
    (_, at): Chapter => ({ number: last + at + 1, title: "" }),
  );
  return [...chapters, ...untitled].slice(-MAX_CHAPTERS);
}
