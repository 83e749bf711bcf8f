import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchBox } from "~/search/search-box";
import { ErrorScreenLayout, missingSentence } from "~/shell/error-screen";
import { parseSitePath } from "~/http/site-path";
import { subSiteOf } from "~/http/sub-site";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";
import { toSearchWords } from "./address-words";

export const handle: PageHandle = { start: "never", unlisted: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Page missing",
    section: subSiteOf(args.location.pathname) === "guild" ? "Caudalglen" : undefined,
    description: "This page does not exist, or no longer does.",
    noindex: true,
  });

export function loader({ request }: LoaderFunctionArgs) {
  const from = parseSitePath(new URL(request.url).searchParams.get("from"));
  return data({ words: toSearchWords(from ?? "") }, 404);
}

export default function MissingPage() {
  const { words } = useLoaderData<typeof loader>();
  return (
    <ErrorScreenLayout
      figure="missing"
      heading={{
        main: "Hey, there! Looks like the page you tried to visit is missing!",
        guild: "Heh! That page is...missing. Wonder where it went!",
      }}
      search={<SearchBox query={words} />}
    >
      {missingSentence}
    </ErrorScreenLayout>
  );
}
