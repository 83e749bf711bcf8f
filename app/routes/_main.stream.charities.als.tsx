import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventMeta } from "~/charities/charity-meta";
import { alsEvents, getDonationStatus, requestedValue, type EventChoice } from "~/charities/events";
import { paginateDonations } from "~/charities/donation-summary";
import { CharityPage } from "~/charities/charity-page";
import { charities } from "~content/charities.yaml";
import { toErrorPage } from "~/http/redirects.server";
import { donationsTo } from "~/charities/api.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? eventMeta(args, charities.als, args.data.event, args.data.search) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const now = new Date();
  const events = alsEvents(now);
  const latest = events.at(-1)!;
  // A year that is not on the list is the latest, as no year is.
  const asked = requestedValue(request, "year");
  const event = events.find(({ year }) => String(year) === asked) ?? latest;
  const choice: EventChoice = {
    name: "year",
    label: "Year",
    options: events.map(({ year }) => ({ value: String(year), label: String(year) })),
    value: String(event.year),
  };
  return {
    event,
    choice,
    donationStatus: getDonationStatus("als", now),
    ...paginateDonations(await donationsTo(event).catch(toErrorPage(request)), request),
    search: event === latest ? undefined : `?year=${event.year}`,
  };
}

export default function Als() {
  return <CharityPage charity={charities.als} {...useLoaderData<typeof loader>()} />;
}
