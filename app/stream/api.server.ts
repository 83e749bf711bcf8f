import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { classifyFailure } from "~/upstream/failure";
import { addressName, byPosition, list, optional } from "~/upstream/fields.server";

// `badge` is part of an address. Levels above 3 have three stars. Times are ignored.
const badge = z
  .object({
    /** The slug of an element, or the name of an event. */
    badge: addressName(60),
    level: z.int().transform((level) => Math.max(0, Math.min(3, level))),
    awardDate: optional(
      z
        .string()
        .transform((text) => text.trim().split("T")[0])
        .pipe(z.iso.date()),
    ),
  })
  .meta({ id: "Badge" });

/** A badge that a challenger has won. */
export type Badge = z.output<typeof badge>;

/** Fetches the names of all challengers, without names that addresses cannot contain. */
export const fetchPlayers = defineCall("v1/stream/games/pokemon/players", {
  schema: list(addressName(1_000), String).describe("Names of challengers."),
  cache: cachePolicies.current,
});

/** Fetches the badges of a challenger; `fetchBadges` accepts unknown challengers. */
export const fetchBadgesOf = defineCall("v1/stream/games/pokemon/players/{player}", {
  // If there are several badges for one thing, the page shows the badge with the highest level.
  schema: list(badge, byPosition),
  cache: cachePolicies.current,
  examples: async () => (await fetchPlayers()).map((player) => ({ player })),
});

/** Returns the badges of a challenger; none if the upstream does not know the challenger. */
export function fetchBadges(player: string): Promise<Badge[]> {
  return fetchBadgesOf({ player }).catch((error: unknown) => {
    if (classifyFailure(error) === "absent") return [];
    throw error;
  });
}
