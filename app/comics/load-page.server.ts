import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { UpstreamError } from "~/upstream/failure";
import { chapterPages, latestPage, type ComicPage } from "./api.server";
import { comicBySlug } from "./comic.server";
import { beside, type Place } from "./order";

/**
 * What all pages of a comic share. Its ends are never worth losing a page for: one that cannot be had
 * leaves its control out.
 *
 * @throws {UpstreamError} when the comic cannot be had
 */
export async function loadComic(slug: string, context: AppLoadContext) {
  const { title, pageShape } = await comicBySlug(slug);
  const [latest, opening] = await Promise.all([
    latestPage(slug).catch(orMissing(context)),
    chapterPages(slug, 1).catch(orMissing(context)),
  ]);
  const first = opening?.[0] && { chapter: 1, page: opening[0].page };
  return { slug, title, pageShape, first, latest };
}

/**
 * What the pages of a chapter share.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be had
 */
export async function loadChapter(slug: string, number: number) {
  const { chapters } = await comicBySlug(slug);
  const pages = await chapterPages(slug, number);
  const title = chapters.find((chapter) => chapter.number === number)?.title ?? "";
  return { number, title, pages: numbersOf(pages) };
}

/**
 * A page of a chapter, and where one can turn from it: what may be news to a reader who has been here for
 * a while. A neighbouring chapter that cannot be had leaves its control out.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be had, or has no such page
 */
export async function loadPage(slug: string, place: Place, context: AppLoadContext) {
  await comicBySlug(slug);
  const pages = await chapterPages(slug, place.chapter);
  const index = pages.findIndex(({ page }) => page === place.page);
  const shown = pages[index];
  if (!shown) throw new UpstreamError("no-data", "the chapter has no such page");

  const isFirst = index === 0;
  const isLast = index === pages.length - 1;
  const latest = isLast ? await latestPage(slug).catch(orMissing(context)) : undefined;
  const [before, after] = await Promise.all([
    isFirst && place.chapter > 1
      ? chapterPages(slug, place.chapter - 1).catch(orMissing(context))
      : undefined,
    latest && latest.chapter > place.chapter
      ? chapterPages(slug, place.chapter + 1).catch(orMissing(context))
      : undefined,
  ]);
  const controls = beside(place, {
    pages: numbersOf(pages),
    before: numbersOf(before),
    after: numbersOf(after),
  });
  const following = controls.next && (pages[index + 1] ?? after?.[0]);
  return {
    ...shown,
    position: index + 1,
    count: pages.length,
    controls,
    /** The picture to have ready for the next turn. */
    nextImage: controls.next &&
      following && { chapter: controls.next.chapter, imageId: following.imageId },
  };
}

function numbersOf(pages: readonly ComicPage[] = []): number[] {
  return pages.map(({ page }) => page);
}
