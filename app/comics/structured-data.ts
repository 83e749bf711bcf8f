import * as to from "~/addresses";
import type { ComicIssue, ComicSeries, Thing } from "schema-dts";
import type { RenderedPage } from "~/document/page-handle";
import { breadcrumbList, creator, ownPicture } from "~/document/structured-data";
import type { Chapter, Comic } from "./chapters.schema";
import { previewAddress } from "./comic-picture";
import type { LoadedLanding } from "./landing/load-landing.server";
import type { ComicPage } from "./page";

type Named = Pick<Comic, "slug" | "title">;

/** A comic as a series, with the chapters that are out. */
export function comicData({
  site,
  pictures,
  data,
}: RenderedPage<LoadedLanding | undefined>): readonly Thing[] {
  if (!data) return [];
  const { comic, chapters } = data;
  const { slug, description, first: cover } = comic;
  return [
    {
      ...series(site, comic),
      description,
      inLanguage: "en",
      creator: creator(site),
      ...(cover && { image: previewAddress(pictures, slug, cover.chapter, cover.imageId) }),
      hasPart: chapters.filter(({ isOut }) => isOut).map((chapter) => issue(site, slug, chapter)),
    },
  ];
}

/** A chapter as an issue of its series. */
export function chapterData({
  site,
  pathname,
  data,
}: RenderedPage<{ comic: Named; chapter: Chapter } | undefined>): readonly Thing[] {
  if (!data) return [];
  const { comic, chapter } = data;
  const path = breadcrumbs(comic, chapter);
  const isScroll = pathname === path.at(-1)?.path;
  return [
    { ...issue(site, comic.slug, chapter), creator: creator(site), isPartOf: series(site, comic) },
    breadcrumbList(site, isScroll ? path : [...path, { name: "As text", path: pathname }]),
  ];
}

/** A page as an artwork in its chapter. */
export function pageData({
  site,
  pictures,
  data,
}: RenderedPage<ComicPage | undefined>): readonly Thing[] {
  if (!data) return [];
  const { comic, chapter, ref, imageId } = data;
  const path = to.page(comic.slug, ref);
  const contentUrl = previewAddress(pictures, comic.slug, chapter.number, imageId);
  return [
    {
      "@type": "VisualArtwork",
      name: `${nameOf(chapter)}, page ${ref.page}`,
      url: site + path,
      position: ref.page,
      image: ownPicture(site, contentUrl),
      isPartOf: { ...issue(site, comic.slug, chapter), isPartOf: series(site, comic) },
    },
    breadcrumbList(site, [...breadcrumbs(comic, chapter), { name: `Page ${ref.page}`, path }]),
  ];
}

/** The link by which other sites learn how a page is shown on them (oembed.com). */
export function pageLinks({ site, pathname }: RenderedPage) {
  const search = new URLSearchParams({ url: site + pathname }).toString();
  return [{ rel: "alternate", type: "application/json+oembed", href: `${site}/oembed?${search}` }];
}

function series(site: string, { slug, title }: Named): Exclude<ComicSeries, string> {
  return { "@type": "ComicSeries", name: title, url: `${site}/comics/${slug}` };
}

function issue(site: string, comic: string, chapter: Chapter): Exclude<ComicIssue, string> {
  return {
    "@type": "ComicIssue",
    issueNumber: chapter.number,
    name: nameOf(chapter),
    url: site + to.scroll(comic, { chapter: chapter.number }),
  };
}

function breadcrumbs({ slug, title }: Named, chapter: Chapter) {
  return [
    { name: title, path: to.comic(slug) },
    { name: nameOf(chapter), path: to.scroll(slug, { chapter: chapter.number }) },
  ];
}

function nameOf({ number, title }: Chapter): string {
  return title ? `Chapter ${number}: ${title}` : `Chapter ${number}`;
}
