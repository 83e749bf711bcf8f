import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { comicPicture } from "~/comics/comic-picture";
import { findShownPages, namePages } from "~/comics/page";
import { getShownPage } from "~/comics/prefetched-pages";
import { parsePageParams } from "~/comics/page-params.server";
import { Reader } from "~/comics/reader/reader";
import { loadPage } from "~/comics/load/load-page.server";
import { resumeBookmark } from "~/comics/load/resume-bookmark.server";
import { buildPageStructuredData } from "~/comics/structured-data";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { readPreferences } from "~/http/preferences.server";
import { toErrorPage } from "~/http/redirects.server";
import { nameChapter } from "~/page-ref";
import "~/styles/comic-page.css";

export { unlessPrefetched as shouldRevalidate } from "~/comics/reader/use-prefetching";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { structuredData: buildPageStructuredData }),
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const page = getShownPage(args.location.pathname, args.data);
  const { comic, chapter, excerpt, imageId, alt } = page;
  const name = `${nameChapter(chapter.number)}, ${namePages(findShownPages(page).pages)}`;
  return pageMeta(args, {
    title: `${name}${chapter.title && `: ${chapter.title}`}`,
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
  const load = async () => {
    const gone = await resumeBookmark(new URL(request.url), comic, ref, to.resumePage);
    return { ...(await loadPage(comic, ref, { context, inSpreads })), gone };
  };
  return load().catch(toErrorPage(request));
}

export default function ComicPageRoute() {
  const page = getShownPage(useLocation().pathname, useLoaderData<typeof loader>());
  return <Reader key={page.comic.slug} page={page} />;
}
