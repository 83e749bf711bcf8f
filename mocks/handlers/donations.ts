import { http } from "msw";
import { removeSuffix, call } from "../address";
import { donations, sumDonations } from "../data/donations";
import { notFound, ok } from "../envelope";

/** Matches ALS events of years without donations. */
const futureYear = /^als-(?:202[7-9]|20[3-9]\d)$/;

/** The handlers of donations by event. */
export const donationHandlers = [
  http.get(call("donations/:event/:platform"), ({ params }) => {
    const event = String(params["event"]);
    if (removeSuffix(params["platform"]) !== "twitch") return notFound("platform");
    if (Object.hasOwn(donations, event)) return ok(donations[event]);
    return futureYear.test(event) ? ok({}) : notFound("event");
  }),
  http.get(call("donations/*"), () => notFound("donations")),
  http.get(call("donations*"), () => ok(sumDonations(donations))),
];
