import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { comicPicture } from "~/comics/comic-picture";
import { findShownPages } from "~/comics/page";
import { findPageAt } from "~/comics/prefetched-pages";
import { parsePageParams } from "~/comics/page-params.server";
import { Reader } from "~/comics/reader/reader";
import { loadPage } from "~/comics/load-page.server";
import { loadStory } from "~/comics/story.server";
import { pageData, pageLinks } from "~/comics/structured-data";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { readPreferences } from "~/http/preferences.server";
import { replaceWith, toErrorPage } from "~/http/redirects.server";
import { comparePages } from "~/page-ref";

export { unlessPrefetched as shouldRevalidate } from "~/comics/reader/use-prefetched-pages";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { links: pageLinks, structuredData: pageData }),
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const page = findPageAt(args.location.pathname, args.data);
  const { comic, chapter, excerpt, imageId, alt } = page;
  const [left, right] = findShownPages(page).pages;
  const pages = right ? `pages ${left!.ref.page} and ${right.ref.page}` : `page ${page.ref.page}`;
  return pageMeta(args, {
    title: `Chapter ${chapter.number}, ${pages}${chapter.title && `: ${chapter.title}`}`,
    section: comic.title,
    description: excerpt || `${alt}.`,
    keywords: ["read online", chapter.title],
    type: "article",
    image: { path: comicPicture(comic.slug, chapter.number, imageId), alt },
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, ...ref } = parsePageParams(args);
  const inSpreads = readPreferences(request).fit === "two";
  const fail = toErrorPage(request);
  const story = await loadStory(comic).catch(fail);
  const imageId = new URL(request.url).searchParams.get("resume");
  if (imageId !== null) {
    const nearest = (await story.nearest(ref, imageId).catch(fail)) ?? ref;
    if (comparePages(nearest, ref) !== 0) throw replaceWith(to.resumePage(comic, nearest));
  }
  return loadPage(story, ref, context, inSpreads).catch(fail);
}

export default function ComicPageRoute() {
  const page = findPageAt(useLocation().pathname, useLoaderData<typeof loader>());
  return <Reader page={page} />;
}
