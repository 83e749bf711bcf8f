import elements from "~content/world/elements.yaml";
import type { Badge } from "./api.server";
import { badgeTitle, badgeTooltip } from "./badges";

export type BadgeView = ReturnType<typeof toView>;

const BOX_SLOTS = 4;

/**
 * Puts each badge of an element into its slot, and the badges without an element into the boxes, in
 * order, as long as there is space. Of badges with the same slug, the one with the highest level is
 * used; of these, the earliest.
 */
export function arrangeBadges(badges: readonly Badge[]) {
  const best = new Map<string, Badge>();
  for (const badge of badges) {
    const known = best.get(badge.badge);
    if (!known || isBetter(badge, known)) best.set(badge.badge, badge);
  }
  const slots = elements.map(({ slug, name }) => {
    const badge = best.get(slug);
    best.delete(slug);
    return { name, badge: badge && toView(badge) };
  });
  const others = [...best.values()].slice(0, 2 * BOX_SLOTS).map(toView);
  return {
    elements: slots,
    boxes: [0, BOX_SLOTS].map((from) =>
      Array.from({ length: BOX_SLOTS }, (_, index) => others[from + index]),
    ),
  };
}

function isBetter(badge: Badge, than: Badge): boolean {
  if (badge.level !== than.level) return badge.level > than.level;
  return (badge.awardDate ?? "9") < (than.awardDate ?? "9");
}

function toView(badge: Badge) {
  const { badge: slug, level } = badge;
  return { slug, level, title: badgeTitle(slug), tooltip: badgeTooltip(badge) };
}
