import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComicSearch } from "~/comics/search/comic-search";
import { searchComic } from "~/comics/search/search.server";
import { loadStory } from "~/comics/story.server";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { keepUntil } from "~/http/cache-policy";
import { toErrorPage } from "~/http/redirects.server";
import { MAX_RESULTS } from "~/search/shards";
import { parseQuery } from "~/ui/search-words";

export const handle: PageHandle = {
  start: "never",
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { comic, query } = args.data;
  return pageMeta(args, {
    title: query ? `“${query}”` : "Search",
    section: comic.title,
    description: `Finds a page of ${comic.title} by what is said and shown on it.`,
    keywords: ["search", "transcript"],
    noindex: true,
  });
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const story = await loadStory(params["comic"] ?? "").catch(toErrorPage(request));
  const { slug, title, pageShape } = story.comic;
  const comic = { slug, title, pageShape };
  const query = parseQuery(new URL(request.url).searchParams);
  if (!query) return { comic, query };
  const latest = await story.latest().catch(toErrorPage(request));
  const results = await searchComic(story, latest, query);
  const isFull = results.found.length === MAX_RESULTS;
  // An incomplete result is not cached, so that the next search can be complete.
  if (!results.complete) keepUntil(context, 0);
  return { comic, query, results: { ...results, isFull } };
}

export default function ComicSearchPage() {
  return <ComicSearch {...useLoaderData<typeof loader>()} />;
}
