import * as to from "~/addresses";
import type { RenderedPage } from "~/document/page-handle";
import { breadcrumbList, ownPicture } from "~/document/structured-data";
import { nameChapter } from "~/page-ref";
import { embeddedPictureAddress } from "./comic-picture";
import type { ComicPage } from "./page";

/** Returns the schema.org data of a comic page: its picture and breadcrumbs. */
export function buildPageStructuredData({
  site,
  pictures,
  data,
}: RenderedPage<ComicPage | undefined>) {
  if (!data) return [];
  const { comic, chapter, ref, imageId } = data;
  const { number, title } = chapter;
  const crumbs = [
    { name: comic.title, path: to.comic(comic.slug) },
    {
      name: nameChapter(number, title),
      path: to.scroll(comic.slug, { chapter: number }),
    },
    { name: `Page ${ref.page}`, path: to.page(comic.slug, ref) },
  ];
  const contentUrl = embeddedPictureAddress(pictures, comic.slug, number, imageId);
  return [ownPicture(site, contentUrl), breadcrumbList(site, crumbs)];
}
