import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownComic } from "~/comics/chapters";
import { searchComic } from "~/comics/search.server";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { keepUntil } from "~/http/cache-policy";
import { groupResults } from "~/search/search-index";
import { SearchPage } from "~/search/search-page";
import { parseQuery } from "~/ui/search-words";
import { orUndefined } from "~/upstream/failure";
import { searchWorld } from "~/world/world-index.server";

export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.query ? `“${args.data.query}”` : "Search",
    ...(args.data?.query && { section: "Search" }),
    description: "Finds pages of the comic, characters, and everything in the world of Casarok.",
    keywords: ["search", "transcript"],
    noindex: true,
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parseQuery(new URL(request.url).searchParams);
  if (!query) return { query, groups: [], isSimilar: false, gaps: [] };
  const [world, comic] = await Promise.all([
    searchWorld(query),
    searchComic(ownComic.slug, query).catch(orUndefined),
  ]);
  const parts = comic ? [world, comic] : [world];
  const exact = parts.filter(({ isSimilar }) => !isSimilar);
  const isSimilar = exact.every(({ found }) => found.length === 0);
  const gaps: string[] = [];
  if (!comic?.complete || !world.complete) {
    gaps.push("Some pages could not be searched just now. Try again in a moment.");
    // An incomplete result is not cached, so that the next search can be complete.
    keepUntil(context, 0);
  }
  if (comic?.firstChapter) {
    gaps.push(`Of the comic only chapters from ${comic.firstChapter} on were searched.`);
  }
  const found = (isSimilar ? parts : exact).flatMap((part) => part.found);
  return { query, groups: groupResults(found), isSimilar: isSimilar && found.length > 0, gaps };
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
