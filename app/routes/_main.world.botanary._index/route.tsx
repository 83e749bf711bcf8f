import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { fixedMeta } from "~/ui/fixed-meta";
import { EntryPage, DoublePage } from "~/world/double-page";
import { PlateList } from "~/world/plate-list";
import { redirectToNotFound, toOutagePage } from "~/http/redirects.server";
import { fetchWorldTopics } from "~/world/api.server";
import { botanaryTopics } from "~/world/topics";
import { LetterLinks, Pagination } from "~/ui/pagination";
import { pageSizes, paginate } from "~/ui/paginate";
import Intro, { frontmatter } from "./intro.mdx";

export const meta = fixedMeta({ ...frontmatter, type: "article" });

export async function loader({ request }: LoaderFunctionArgs) {
  const shelves = botanaryTopics(
    await fetchWorldTopics({ topic: "botanary" }).catch(toOutagePage(request)),
  );
  if (shelves.length === 0) throw redirectToNotFound(request);
  const { items, pagination } = paginate(shelves, request, pageSizes.pictures, ({ name }) => name);
  return { shelves: items, pagination };
}

export default function Botanary() {
  const { shelves, pagination } = useLoaderData<typeof loader>();
  return (
    <DoublePage>
      <Intro />
      <EntryPage label="The shelves">
        <LetterLinks {...pagination} />
        <PlateList entries={shelves} />
        <Pagination {...pagination} />
        <p>
          See also: <Link to={to.topic("bestiary", "floradon")}>Floradons</Link>, the plants that
          walk.
        </p>
      </EntryPage>
    </DoublePage>
  );
}
