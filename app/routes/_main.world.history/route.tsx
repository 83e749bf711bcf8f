import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import eras from "~content/world/history.yaml";
import type { Era } from "~/world/world.schema";
import { redirectTo } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import History, { frontmatter } from "./prose.mdx";

export const meta = fixedMeta({ ...frontmatter, type: "article" });

const shownFirst: Era["slug"] = "post-cataclysm";

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = searchParams.get("ages") ?? shownFirst;
  const era = eras.find(({ slug }) => slug === chosen);
  if (!era) throw redirectTo(pathname);
  return {
    era,
    choices: eras.map(({ slug, name }) => ({
      slug,
      name,
      // The link to the second list of ages loads a document.
      to: `${pathname}${slug === shownFirst ? "" : `?ages=${slug}`}#ages`,
    })),
  };
}

export default function HistoryPage() {
  return <History {...useLoaderData<typeof loader>()} />;
}
