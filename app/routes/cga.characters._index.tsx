import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GuildRegister } from "~/characters/cast";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { pageSearch, pageSizes, paginate } from "~/ui/paginate";
import { fetchGuildCharacterOptions } from "~/characters/api.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Guild members",
    section: "Caudalglen",
    description:
      "The register of the Caudalglen Guild of Adventurers: who answers the door, and what they carry.",
    keywords: ["guild", "adventurers", "Caudalglen"],
    search: args.data && pageSearch(args.data.pagination),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const members = await fetchGuildCharacterOptions().catch(toErrorPage(request));
  const { items, pagination } = paginate(members, request, pageSizes.pictures);
  return { names: items.map(({ shortName }) => shortName), pagination };
}

export default function GuildCharactersPage() {
  return <GuildRegister {...useLoaderData<typeof loader>()} />;
}
