import { siteAddress } from "../site-address";
import type { OverlayEvent } from "../wire-types";
import type { Demo } from "./queue";

/** Returns the address of a profile picture. */
const sticker = (name: string) => `${siteAddress()}/cdn/thumb/stickers/${name}.png`;

/** The events of the demo. After the last event, the demo starts again. */
const demoEvents: readonly (() => OverlayEvent)[] = [
  () => ({ type: "follow", username: "MossyBadger", pfp: sticker("mouse-sized") }),
  () => ({
    type: "cheer",
    username: "OtterlyOkay",
    count: 250,
    message: "For the jam jar fund. He must never be mouse-sized without one again.",
    pfp: sticker("popcorn"),
  }),
  () => ({
    type: "sub",
    username: "SnowOnTheShiver",
    tier: "Tier 1",
    message: "Three winters with this den and I still laugh at the pendant.",
    pfp: sticker("laughing"),
  }),
  () => ({ type: "gift", username: "KatrinaFerries", count: 5, pfp: sticker("confetti") }),
  () => ({ type: "raid", username: "Vixy", count: 12, pfp: sticker("laughing") }),
  () => ({ type: "follow", username: "thimble_the_hare" }),
  () => ({
    type: "sub",
    username: "PaperLantern",
    tier: "Prime",
    message: "Preston’s catalog made me do it.",
    pfp: sticker("drawing"),
  }),
  () => ({ type: "gift", username: "GuildmasterG", count: 1, receiver: "PimThePicklock" }),
];

/**
 * Parses `OVERLAY_DEMO`, the seconds between two events; undefined if it is unset.
 *
 * @throws Error with one sentence for an invalid number of seconds
 */
export function parseDemo(seconds: string | undefined): Demo | undefined {
  if (!seconds) return undefined;
  const every = Number(seconds) * 1_000;
  if (!Number.isFinite(every) || every < 1_000) {
    throw new Error(`OVERLAY_DEMO must be a number of seconds from 1, but it is "${seconds}".`);
  }
  return { every, event: (turn) => demoEvents[turn % demoEvents.length]!() };
}
