import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { charityMeta } from "~/charities/charity-meta";
import { CharitiesIntro } from "~/components/charities/charities-intro";
import { notKnown } from "~/upstream/failure";
import { donationTotal } from "~/upstream/donations.server";

export const meta: MetaFunction = (args) =>
  charityMeta(args, "als", {
    title: "Charities",
    description:
      "What the stream raises money for: ALS, Gamers Outreach and Hawaii, with every donation since 2023.",
    keywords: ["charity stream", "donations", "fundraiser"],
  });

export async function loader() {
  return { total: await donationTotal().catch(notKnown) };
}

export default function Charities() {
  return <CharitiesIntro total={useLoaderData<typeof loader>().total} />;
}
