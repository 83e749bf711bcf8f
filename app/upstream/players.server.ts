import { z } from "zod";
import { isAddressable } from "~/stream/addresses";
import { calendarDay, type Badge, type BadgeLevel } from "~/stream/badges";
import { cachePolicies } from "./cache.server";
import { getList } from "./call.server";

const handle = z.string().refine(isAddressable);

// A name is part of a picture's address. Stars end at three, whatever an upstream counts up to.
const badge = z.object({
  badge: z.string().regex(/^[\w-]{1,60}$/),
  level: z
    .number()
    .int()
    .transform((level) => Math.max(0, Math.min(3, level)) as BadgeLevel),
  awardDate: z.string().transform(calendarDay).catch(undefined),
});

/**
 * Source: `v1/stream/games/pokemon/players`: the handles of all challengers, each once, in the order of the
 * page. One that can be no address is left out.
 */
export async function pokemonPlayers(): Promise<string[]> {
  const handles = await getList(
    ["stream", "games", "pokemon", "players"],
    handle,
    cachePolicies.current,
  );
  return [...new Set(handles)];
}

/** Source: `v1/stream/games/pokemon/players/{player}`. A badge that does not fit is left out. */
export async function badgesOf(player: string): Promise<Badge[]> {
  return getList(["stream", "games", "pokemon", "players", player], badge, cachePolicies.current);
}
