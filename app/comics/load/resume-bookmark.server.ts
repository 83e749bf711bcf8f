import * as to from "~/addresses";
import { replaceWith } from "~/http/redirects.server";
import { isSamePage, type PageRef, parsePagePath } from "~/page-ref";
import { loadStory } from "./story.server";

/**
 * Finds the page of a bookmark: the page with the picture that `?resume=` names, or the nearest
 * page if the picture is gone.
 *
 * @param addressOf returns the address of a page in the reader that resumes
 * @returns the bookmark's page (`?from=`), if it is gone and this address is that of the nearest
 * page
 * @throws {UpstreamError} when the comic cannot be loaded
 * @throws {Response} a redirect if the bookmark's page has another number or is gone
 */
export async function resumeBookmark(
  { searchParams }: URL,
  slug: string,
  ref: PageRef,
  addressOf: typeof to.resumePage,
): Promise<PageRef | undefined> {
  const imageId = searchParams.get("resume");
  if (imageId === null) return undefined;
  const story = await loadStory(slug);
  const nearest = await story.nearest(ref, imageId);
  if (nearest && !isSamePage(nearest, ref)) {
    const from = nearest.imageId === imageId ? undefined : to.page(slug, ref);
    throw replaceWith(addressOf(slug, { ...nearest, from }));
  }
  const gone = parsePagePath(searchParams.get("from") ?? "");
  return gone?.comic === slug ? { chapter: gone.chapter, page: gone.page } : undefined;
}
