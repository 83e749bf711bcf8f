import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { SearchPage } from "~/search/search-page";
import { parseQuery } from "~/ui/search-words";
import { openSearch } from "./open-search.server";

export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.query ? `“${args.data.query}”` : "Search",
    ...(args.data?.query && { section: "Search" }),
    description: "Finds pages of the comic, characters, the world of Casarok, and all other pages.",
    keywords: ["search", "transcript"],
    noindex: true,
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = parseQuery(new URL(request.url).searchParams);
  const found = query ? await openSearch().find(query) : undefined;
  context.isIncomplete = found?.progress !== undefined;
  return { query, found };
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
