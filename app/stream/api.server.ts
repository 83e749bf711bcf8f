import { z } from "zod";
import { isAddressable } from "./addresses";
import { calendarDay, type Badge, type BadgeLevel } from "./badges";
import { listCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { onceFor } from "~/upstream/once-for";

const handle = z
  .string()
  .max(1_000)
  .refine(isAddressable, { error: "expected a name that an address can hold" });

// A name is part of a picture's address. Stars end at three, whatever an upstream counts up to.
const badge = z.object({
  badge: z.string().regex(/^[\w-]{1,60}$/),
  level: z
    .number()
    .int()
    .transform((level) => Math.max(0, Math.min(3, level)) as BadgeLevel),
  awardDate: z.string().transform(calendarDay).catch(undefined),
});

/** The site shows a badge of any level and date; an upstream keeps to these. */
const promisedBadge = badge.extend({
  level: z.int().min(0).max(3),
  awardDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
});

/** The calls of this area. */
export const playerCalls = {
  players: listCall("v1/stream/games/pokemon/players", {
    summary: "The handles of all challengers",
    item: handle,
    cache: cachePolicies.current,
  }),
  badges: listCall("v1/stream/games/pokemon/players/{player}", {
    summary: "The badges of a challenger",
    parameters: { player: textParameter("Handle of a challenger", "marsh_marigold") },
    item: badge,
    promised: promisedBadge,
    cache: cachePolicies.current,
  }),
};

/**
 * Source: `v1/stream/games/pokemon/players`: the handles of all challengers, each once, in the order of the
 * page. One that can be no address is left out.
 */
export async function pokemonPlayers(): Promise<string[]> {
  return eachOnce(await fetchData(playerCalls.players));
}

const eachOnce = onceFor((handles: string[]) => [...new Set(handles)]);

/** Source: `v1/stream/games/pokemon/players/{player}`. A badge that does not fit is left out. */
export async function badgesOf(player: string): Promise<Badge[]> {
  return fetchData(playerCalls.badges, { player });
}
