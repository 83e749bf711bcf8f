import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import sections from "~content/world/sections.yaml";
import { PlateList } from "~/world/plate-list";
import { groupResults, toFoundEntry } from "~/world/search.server";
import { SearchResults, WorldSearchBox } from "~/world/world-search";
import { keepUntil } from "~/http/cache-policy";
import { pageMeta } from "~/document/page-meta";
import { parseQuery } from "~/ui/search-words";
import styles from "./hub.module.css";
import Overview, { frontmatter } from "./prose.mdx";
import { suggestedNames } from "./suggested-names.server";
import { ITEMS_PER_EXCERPT } from "~/search/shards";
import { mapInSlices } from "~/upstream/slices";
import { searchWorld } from "~/world/world-index.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title, description, keywords = [] } = frontmatter;
  if (!args.data?.results) {
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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const names = suggestedNames();
  const query = parseQuery(new URL(request.url).searchParams);
  if (!query) return { query, names, results: undefined };
  const { found, ...results } = await searchWorld(query);
  // An incomplete result is not cached, so that the next search can be complete.
  if (!results.complete) keepUntil(context, 0);
  const entries = await mapInSlices(found, () => ITEMS_PER_EXCERPT, toFoundEntry);
  return { query, names, results: { groups: groupResults(entries), ...results } };
}

export default function World() {
  const { query, names, results } = useLoaderData<typeof loader>();
  if (results) return <SearchResults query={query} names={names} {...results} />;
  return (
    <div className={styles.hub} data-paper="">
      <Overview />
      <PlateList entries={sections} isWide />
      <WorldSearchBox query="" names={names} />
    </div>
  );
}
