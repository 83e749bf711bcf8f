import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { castGroups } from "~/characters/cast-list";
import { CastList } from "~/characters/cast";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { pageSearch, pageSizes, paginate } from "~/ui/paginate";
import type { PageHandle } from "~/document/page-handle";
import { fetchCharacterOptions } from "~/characters/api.server";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Characters",
    description:
      "Everyone in Talechasers: who chases tales, who gets in the way, who has yet to arrive, and who began it all.",
    keywords: ["characters", "cast", "original characters"],
    search: args.data && pageSearch(args.data.pagination),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const characters = await fetchCharacterOptions().catch(toErrorPage(request));
  const inOrder = castGroups(characters).flatMap(({ members }) => members);
  const { items, pagination } = paginate(inOrder, request, pageSizes.pictures);
  return { groups: castGroups(items), pagination };
}

export default function CharactersPage() {
  return <CastList {...useLoaderData<typeof loader>()} />;
}
