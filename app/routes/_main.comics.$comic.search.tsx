import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { latestPage } from "~/comics/api.server";
import { ComicSearch } from "~/comics/comic-search";
import { searchComic } from "~/comics/search.server";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { cacheControl } from "~/http/cache-policy";
import { fromLoader } from "~/http/document-headers";
import { toErrorPage } from "~/http/redirects.server";
import { mostResults } from "~/search/shards";
import { readQuery } from "~/ui/search-words";
import type { loader as comicLoader } from "./_main.comics.$comic";

export const headers = fromLoader;

export const handle: PageHandle = {
  start: "never",
  unlisted: true,
  examples: [
    "/comics/talechasers/search",
    "/comics/talechasers/search?q=jar",
    "/comics/talechasers/search?q=crocodile",
  ],
};

const comicRoute = "routes/_main.comics.$comic";

export const meta: MetaFunction<typeof loader, Record<typeof comicRoute, typeof comicLoader>> = (
  args,
) => {
  const comic = args.matches.find(({ id }) => id === comicRoute)?.data;
  if (!args.data || !comic) return [];
  const { query } = args.data;
  return pageMeta(args, {
    title: query ? `“${query}”` : "Search",
    section: comic.title,
    description: `Finds a page of ${comic.title} by what is said and shown on it.`,
    keywords: ["search", "transcript"],
    noindex: true,
  });
};

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params["comic"] ?? "";
  const query = readQuery(new URL(request.url).searchParams);
  if (!query) return { query };
  const latest = await latestPage(slug).catch(toErrorPage(request));
  const results = await searchComic(slug, latest, query);
  const isFull = results.found.length === mostResults;
  return data(
    { query, results: { ...results, isFull } },
    // What could not be searched now should be searched next time, by everyone.
    results.complete ? {} : { headers: { "Cache-Control": cacheControl.never } },
  );
}

export default function ComicSearchPage() {
  const comic = useRouteLoaderData<typeof comicLoader>(comicRoute)!;
  return <ComicSearch comic={comic} {...useLoaderData<typeof loader>()} />;
}
