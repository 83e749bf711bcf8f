import { http } from "msw";
import { bare, call } from "../address";
import { donations, raised } from "../data/donations";
import { missing, ok } from "../envelope";

/** The year after the last that has donations, and all to come: nobody has given yet. */
const yearToCome = /^als-(?:202[7-9]|20[3-9]\d)$/;

export const donationHandlers = [
  http.get(call("donations/:event/:platform"), ({ params }) => {
    const event = String(params["event"]);
    if (bare(params["platform"]) !== "twitch") return missing("platform");
    if (Object.hasOwn(donations, event)) return ok(donations[event]);
    return yearToCome.test(event) ? ok({}) : missing("event");
  }),
  http.get(call("donations/*"), () => missing("donations")),
  http.get(call("donations*"), () => ok(raised)),
];
