import elements from "~content/world/elements.yaml";
import { badgeTitle, badgeTooltip, type Badge, type BadgeLevel } from "./badges";

/** A badge as it is pinned up. */
export interface PinnedBadge {
  /** As in the address of its picture. */
  badge: string;
  title: string;
  level: BadgeLevel;
  tooltip: string;
}

/** The slot of one element. */
interface ElementSlot {
  name: string;
  pinned: PinnedBadge | undefined;
}

/** Everything a challenger's case has room for. */
export interface BadgeCase {
  /** The twelve elements in their order: four rows of three. */
  elements: readonly ElementSlot[];
  /** Two boxes of four slots for all other badges. */
  boxes: readonly (readonly (PinnedBadge | undefined)[])[];
}

const boxSize = 4;

/**
 * Pins a challenger's badges up: those of elements in their slots, the others in the order they
 * come in, as far as there is room. Of several for the same thing the best hangs, and of equals
 * the first to be won.
 */
export function pinUp(badges: readonly Badge[]): BadgeCase {
  const best = new Map<string, Badge>();
  for (const badge of badges) {
    const known = best.get(badge.badge);
    if (!known || isBetter(badge, known)) best.set(badge.badge, badge);
  }
  const slots = elements.map(({ slug, name }): ElementSlot => {
    const badge = best.get(slug);
    best.delete(slug);
    return { name, pinned: badge && pinned(badge) };
  });
  const others = [...best.values()].map(pinned);
  return {
    elements: slots,
    boxes: [0, boxSize].map((from) =>
      Array.from({ length: boxSize }, (_, index) => others[from + index]),
    ),
  };
}

function isBetter(badge: Badge, than: Badge): boolean {
  if (badge.level !== than.level) return badge.level > than.level;
  return (badge.awardDate ?? "9") < (than.awardDate ?? "9");
}

function pinned(badge: Badge): PinnedBadge {
  return {
    badge: badge.badge,
    title: badgeTitle(badge.badge),
    level: badge.level,
    tooltip: badgeTooltip(badge),
  };
}
