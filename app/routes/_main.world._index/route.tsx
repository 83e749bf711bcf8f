import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SectionSpread } from "~/world/spread";
import { PlateList } from "~/world/plate-list";
import { SearchResults } from "~/world/search-results";
import type { PageHandle } from "~/document/page-handle";
import { cacheControl } from "~/http/cache-policy";
import { fromLoader } from "~/http/document-headers";
import { pageMeta } from "~/document/page-meta";
import { readQuery } from "~/ui/search-words";
import Overview, { frontmatter } from "./prose.mdx";
import { guideSections } from "./sections";
import { suggestedNames } from "./suggested-names.server";
import { foundPage } from "~/world/found-pages";
import { searchWorld } from "~/world/world-entries.server";

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
  const query = readQuery(new URL(request.url).searchParams);
  if (!query) return { query, names };
  const { found, ...results } = await searchWorld(query);
  return data(
    { query, names, results: { found: found.map(foundPage), ...results } },
    // What could not be searched now should be searched next time, by everyone.
    results.complete ? {} : { headers: { "Cache-Control": cacheControl.never } },
  );
}

export default function World() {
  const { query, names, ...rest } = useLoaderData<typeof loader>();
  return "results" in rest ? (
    <SearchResults query={query} names={names} {...rest.results} />
  ) : (
    <SectionSpread intro={<Overview />} label="Sections of the guide">
      <PlateList entries={guideSections} />
    </SectionSpread>
  );
}
