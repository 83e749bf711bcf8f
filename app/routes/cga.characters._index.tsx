import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GuildRegister } from "~/characters/guild-register";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { guildCharacterOptions } from "~/characters/api.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Guild members",
    section: "Caudalglen",
    description:
      "The register of the Caudalglen Guild of Adventurers: who answers the door, and what they carry.",
    keywords: ["guild", "adventurers", "Caudalglen"],
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const members = await guildCharacterOptions().catch(toErrorPage(request));
  return { names: members.map(({ shortName }) => shortName) };
}

export default function GuildCharactersPage() {
  return <GuildRegister names={useLoaderData<typeof loader>().names} />;
}
