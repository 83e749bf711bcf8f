import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { charityMeta } from "~/charities/charity-meta";
import { CharitiesIntro } from "~/charities/charities-intro";
import { orMissing } from "~/http/missing.server";
import { donationTotal } from "~/charities/api.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  charityMeta(args, "als", {
    title: "Charities",
    section: "Stream",
    description:
      "What the stream raises money for: ALS, Gamers Outreach and Hawaii, with every donation since 2023.",
    keywords: ["charity stream", "donations", "fundraiser"],
  });

export async function loader({ context }: LoaderFunctionArgs) {
  return { total: await donationTotal().catch(orMissing(context)) };
}

export default function Charities() {
  return <CharitiesIntro total={useLoaderData<typeof loader>().total} />;
}
