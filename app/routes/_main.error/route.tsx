import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { linkToChapter } from "~/comics/load/link-to-chapter.server";
import { SearchBox } from "~/search/search-box";
import { ErrorScreen, missingSentence } from "~/shell/error-screen";
import { parseSitePath } from "~/http/site-path";
import { subSiteOf } from "~/http/sub-site";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";
import { toSearchWords } from "../_main.404/address-words";

export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  const isMissing = args.data?.words !== undefined;
  return pageMeta(args, {
    title: isMissing ? "Not found" : "Something went wrong",
    section: subSiteOf(args.location.pathname) === "guild" ? "Caudalglen" : undefined,
    description: isMissing
      ? missingSentence
      : "This page could not be shown. Try again in a moment.",
    noindex: true,
  });
};

/**
 * For a missing address (`?missing`), the page has status 404 and a search form with words of the
 * address. During an outage, "Try again" leads to the failed address (`?from=`).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const from = parseSitePath(searchParams.get("from"));
  if (searchParams.has("missing")) {
    const near = await linkToChapter(from ?? "", context);
    return data({ again: undefined, words: toSearchWords(from ?? ""), near }, 404);
  }
  return data({ again: from, words: undefined, near: undefined }, 500);
}

export default function ErrorPage() {
  const { again, words, near } = useLoaderData<typeof loader>();
  const search = words === undefined ? undefined : <SearchBox query={words} />;
  return <ErrorScreen again={again} search={search} near={near} />;
}
