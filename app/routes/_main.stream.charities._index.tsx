import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CharitiesIntro } from "~/charities/charities-intro";
import { emblemPicture, getDonationStatus } from "~/charities/events";
import { fixedMeta } from "~/ui/fixed-meta";
import { orMissing } from "~/http/missing.server";
import { donationTotal } from "~/charities/api.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta = fixedMeta({
  title: "Charities",
  section: "Stream",
  description:
    "What the stream raises money for: ALS, Gamers Outreach and Hawaii, with every donation since 2023.",
  keywords: ["charity stream", "donations", "fundraiser"],
  image: emblemPicture("als"),
});

export async function loader({ context }: LoaderFunctionArgs) {
  const now = new Date();
  return {
    total: await donationTotal().catch(orMissing(context)),
    donationStatus: {
      als: getDonationStatus("als", now),
      go: getDonationStatus("go", now),
      kka: getDonationStatus("kka", now),
    },
  };
}

export default function Charities() {
  return <CharitiesIntro {...useLoaderData<typeof loader>()} />;
}
