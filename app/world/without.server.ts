import { notKnown } from "~/upstream/failure";
import type { WorldSpread } from "~/upstream/world.server";

/**
 * The failure policy of what a page can do without: `.catch(withoutList)` for a list of names,
 * `.catch(withoutSpread)` for a page that is only read for its links. The failed call is in the log.
 */
export function withoutList(reason: unknown): [] {
  notKnown(reason);
  return [];
}

export function withoutSpread(reason: unknown): WorldSpread {
  return { pageLeft: withoutList(reason), pageRight: [] };
}
