import { fetchBadges } from "./api.server";
import { arrangeBadges } from "./badge-board";
import { isNotFound } from "~/upstream/failure";

/** A challenger in the list; the slugs of their badges are missing while the upstream does not answer. */
export interface Challenger {
  player: string;
  elementBadges?: string[];
  otherBadges?: string[];
}

export async function fetchChallenger(player: string): Promise<Challenger> {
  const badges = await fetchBadges(player).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const { elements, boxes } = arrangeBadges(badges);
  return {
    player,
    elementBadges: elements.flatMap(({ badge }) => badge?.slug ?? []),
    otherBadges: boxes.flat().flatMap((badge) => badge?.slug ?? []),
  };
}
