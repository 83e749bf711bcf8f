import { z } from "zod";
import { listCall, readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { isNotFound } from "~/upstream/failure";
import { addressName, optionalDate } from "~/upstream/fields.server";

// The name is part of a picture's address. A level above 3 has three stars. Of a date-time the day counts.
const badge = z.object({
  /** The slug of an element, or the name of an event. */
  badge: addressName(60),
  level: z
    .number()
    .int()
    .transform((level) => Math.max(0, Math.min(3, level))),
  awardDate: z
    .string()
    .transform((text) => text.trim().split("T")[0])
    .pipe(z.iso.date())
    .optional()
    .catch(undefined),
});

export type Badge = z.output<typeof badge>;

/** What the contract allows; the site also shows badges with other levels and dates. */
const promisedBadge = badge
  .extend({ level: z.int().min(0).max(3), awardDate: optionalDate })
  .meta({ id: "Badge" });

/** The calls about the gym challenge. */
export const playerCalls = {
  players: listCall("v1/stream/games/pokemon/players", {
    summary: "The handles of all challengers",
    item: addressName(1_000),
    identify: String,
    cache: cachePolicies.current,
  }),
  badges: readCall("v1/stream/games/pokemon/players/{player}", {
    summary: "The badges of a challenger",
    parameters: { player: textParameter("Handle of a challenger", "marsh_marigold") },
    data: z.array(promisedBadge),
    read: z.array(badge),
    empty: { value: [] },
    cache: cachePolicies.current,
  }),
};

/** The handles of all challengers, without those that no address can hold. */
export const fetchPlayers = () => fetchData(playerCalls.players);

/** The badges of a challenger; none of somebody whom the upstream does not know. */
export function fetchBadges(player: string): Promise<Badge[]> {
  return fetchData(playerCalls.badges, { player }).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
}
