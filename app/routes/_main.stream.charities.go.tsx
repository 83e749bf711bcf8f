import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventMeta } from "~/charities/charity-meta";
import { eventKey, getDonationStatus, requestedValue, type EventChoice } from "~/charities/events";
import { paginateDonations } from "~/charities/donation-summary";
import { CharityPage } from "~/charities/charity-page";
import { charities, gamersOutreachEvents } from "~content/charities.yaml";
import type { PageHandle } from "~/document/page-handle";
import { toErrorPage } from "~/http/redirects.server";
import { donationsTo } from "~/charities/api.server";

export const handle: PageHandle = {
  examples: ["/stream/charities/go?event=go-2023"],
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? eventMeta(args, charities.go, args.data.event, args.data.search) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const [first] = gamersOutreachEvents;
  const asked = requestedValue(request, "event");
  const event = gamersOutreachEvents.find((known) => eventKey(known) === asked) ?? first;
  const choice: EventChoice = {
    name: "event",
    label: "Event",
    options: gamersOutreachEvents.map((known) => ({
      value: eventKey(known),
      label: known.fullName,
    })),
    value: eventKey(event),
  };
  return {
    event,
    choice,
    donationStatus: getDonationStatus("go", new Date()),
    ...paginateDonations(await donationsTo(event).catch(toErrorPage(request)), request),
    search: event === first ? undefined : `?event=${eventKey(event)}`,
  };
}

export default function GamersOutreach() {
  return <CharityPage charity={charities.go} {...useLoaderData<typeof loader>()} />;
}
