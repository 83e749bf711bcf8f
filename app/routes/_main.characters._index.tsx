import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { castGroups } from "~/characters/cast-list";
import { CastList } from "~/characters/cast-page";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { characterOptions } from "~/characters/api.server";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Characters",
    description:
      "Everyone in Talechasers: who chases tales, who gets in the way, who has yet to arrive, and who began it all.",
    keywords: ["characters", "cast", "original characters"],
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const characters = await characterOptions().catch(toErrorPage(request));
  return { groups: castGroups(characters) };
}

export default function CharactersPage() {
  return <CastList groups={useLoaderData<typeof loader>().groups} />;
}
