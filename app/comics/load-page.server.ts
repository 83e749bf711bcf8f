import type { AppLoadContext } from "@remix-run/node";
import { orMissing } from "~/http/missing.server";
import { comicBySlug } from "./comic.server";
import { neighbours, type Place } from "./order";
import { chapterPages, latestPage, type ComicPage } from "./api.server";
import { UpstreamError } from "~/upstream/failure";

/**
 * A page as the reader shows it, with everything around it that can be turned to.
 *
 * What surrounds a page is never worth losing the page for: a neighbouring chapter or a latest
 * page that cannot be had leaves its control out, or sends it to the redirect that finds out.
 *
 * @throws {UpstreamError} when the comic or the chapter cannot be had, or has no such page
 */
export async function loadPage(slug: string, place: Place, context: AppLoadContext) {
  const comic = await comicBySlug(slug);
  const [pages, latest] = await Promise.all([
    chapterPages(slug, place.chapter),
    latestPage(slug).catch(orMissing(context)),
  ]);
  const index = pages.findIndex(({ page }) => page === place.page);
  const page = pages[index];
  if (!page) throw new UpstreamError("no-data", "the chapter has no such page");

  const isFirst = index === 0;
  const isLast = index === pages.length - 1;
  const [before, after, opening] = await Promise.all([
    isFirst && place.chapter > 1
      ? chapterPages(slug, place.chapter - 1).catch(orMissing(context))
      : undefined,
    isLast && latest && latest.chapter > place.chapter
      ? chapterPages(slug, place.chapter + 1).catch(orMissing(context))
      : undefined,
    place.chapter === 1 ? pages : chapterPages(slug, 1).catch(orMissing(context)),
  ]);
  const first = opening?.[0];
  const numbers = (list: ComicPage[] | undefined) => list?.map(({ page: number }) => number) ?? [];
  const controls = neighbours(place, {
    pages: numbers(pages),
    before: numbers(before),
    after: numbers(after),
    first: first && { chapter: 1, page: first.page },
    latest,
  });
  const next = controls.next && (pages[index + 1] ?? after?.[0]);

  const title = comic.chapters.find(({ number }) => number === place.chapter)?.title ?? "";
  const position = index + 1;
  return {
    comic: { slug, title: comic.title, pageShape: comic.pageShape },
    chapter: { number: place.chapter, title },
    page: place.page,
    imageId: page.imageId,
    commentary: page.commentary,
    excerpt: page.excerpt,
    alt: alternativeText(
      `${comic.title}, chapter ${place.chapter}, page ${position}`,
      page.excerpt,
    ),
    position,
    count: pages.length,
    numbers: numbers(pages),
    controls,
    latest,
    /** The picture to have ready for the next turn. */
    nextImage: controls.next && next && { chapter: controls.next.chapter, imageId: next.imageId },
  };
}

/** A page of a comic with its surroundings. */
export type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

function alternativeText(name: string, excerpt: string): string {
  return excerpt ? `${name}. The author says: ${excerpt}` : name;
}
