import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import sections from "~content/world/sections.yaml";
import { PlateList } from "~/world/plate-list";
import { groupResults, toFoundPage } from "~/world/search.server";
import { SearchResults, WorldSearchBox } from "~/world/world-search";
import type { PageHandle } from "~/document/page-handle";
import { cacheControl, fromLoader } from "~/http/cache-policy";
import { pageMeta } from "~/document/page-meta";
import { parseQuery } from "~/ui/search-words";
import styles from "./hub.module.css";
import Overview, { frontmatter } from "./prose.mdx";
import { suggestedNames } from "./suggested-names.server";
import { searchWorld } from "~/world/world-index.server";

export const headers = fromLoader;

export const handle: PageHandle = { examples: ["/world", "/world?q=glass"] };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title, description, keywords = [] } = frontmatter;
  if (!args.data || !("results" in args.data)) {
    return pageMeta(args, { title, description, keywords, type: "article" });
  }
  return pageMeta(args, {
    title: `“${args.data.query}”`,
    section: title,
    description: "What the field guide to Casarok has about this.",
    keywords,
    noindex: true,
  });
};

export async function loader({ request }: LoaderFunctionArgs) {
  const names = suggestedNames();
  const query = parseQuery(new URL(request.url).searchParams);
  if (!query) return { query, names };
  const { found, ...results } = await searchWorld(query);
  return data(
    { query, names, results: { groups: groupResults(found.map(toFoundPage)), ...results } },
    // An incomplete result is not cached, so that the next search can be complete.
    results.complete ? {} : { headers: { "Cache-Control": cacheControl.never } },
  );
}

export default function World() {
  const { query, names, ...rest } = useLoaderData<typeof loader>();
  if ("results" in rest) return <SearchResults query={query} names={names} {...rest.results} />;
  return (
    <div className={styles.hub} data-paper="">
      <Overview />
      <PlateList entries={sections} isWide />
      <WorldSearchBox query="" names={names} />
    </div>
  );
}
