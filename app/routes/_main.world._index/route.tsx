import type { LoaderFunctionArgs } from "@remix-run/node";
import sections from "~content/world/sections.yaml";
import * as to from "~/addresses";
import { redirectTo } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { parseQuery } from "~/ui/search-words";
import { PlateList } from "~/world/plate-list";
import Overview, { frontmatter } from "./prose.mdx";

export const meta = fixedMeta({ ...frontmatter, type: "article" });

/** Redirects old addresses of the search, which have a query, to the search. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = parseQuery(new URL(request.url).searchParams);
  return query ? redirectTo(to.search(query), 301) : null;
}

export default function World() {
  return (
    <div data-paper="">
      <Overview />
      <PlateList entries={sections} isWide />
    </div>
  );
}
