import { expect, it } from "vitest";
import elements from "~content/world/elements.yaml";
import type { Badge } from "./api.server";
import { arrangeBadges } from "./badge-board";
import { badgeTitle, badgeTooltip } from "./badges";

const createBadge = (badge: string, level = 1, awardDate?: string): Badge => ({
  badge,
  level,
  awardDate,
});

it("a badge board has a slot for each of the twelve elements in fixed order", () => {
  const slugs = elements.map(({ slug }) => slug);
  const full = arrangeBadges(slugs.map((slug) => createBadge(slug)).reverse());
  expect(full.elements.map(({ badge }) => badge?.slug)).toEqual(slugs);
  expect(full.boxes.flat()).toEqual(Array<undefined>(8).fill(undefined));
});

it.each([0, 5, 10])(
  "a badge board shows %i badges that belong to no element in two boxes of four slots",
  (count) => {
    const names = ["__proto__", "constructor", "c", "d", "e", "f", "g", "h", "i", "j"];
    const others = names.slice(0, count);
    const { boxes } = arrangeBadges(["fire", ...others].map((name) => createBadge(name)));
    expect(boxes.map((box) => box.length)).toEqual([4, 4]);
    const slugs = boxes.flat().map((badge) => badge?.slug);
    expect(slugs).toEqual(Array.from({ length: 8 }, (_, index) => others[index]));
  },
);

it.each([
  ["the highest level", [createBadge("fire", 1, "2024-05-06"), createBadge("fire", 3)], 3, ""],
  [
    "the earliest day of equal levels",
    ["2024-05-06", "2023-05-06", undefined].map((day) => createBadge("fire", 2, day)),
    2,
    " on May 6, 2023",
  ],
])("a badge board with several badges of one slug shows %s", (_what, badges, level, day) => {
  for (const given of [badges, badges.slice().reverse()]) {
    const badge = arrangeBadges(given).elements.find((slot) => slot.badge)?.badge;
    expect(badge).toMatchObject({ slug: "fire", title: "Fire", level });
    expect(badge?.tooltip).toMatch(new RegExp(`Fire Gym Challenge${day}$`));
  }
});

it.each([
  ["fire", 0, "Participated in the Fire Gym Challenge on May 7, 2023"],
  ["fire", 1, "Completed the Bronze Fire Gym Challenge on May 7, 2023"],
  ["fire", 3, "Completed the Gold Fire Gym Challenge on May 7, 2023"],
  ["mega-may-2023", 2, "Completed the Silver Mega May 2023 Gym Challenge on May 7, 2023"],
] as const)(
  "the tooltip of the badge %s with level %i says what the player did",
  (badge, level, tooltip) => {
    expect(badgeTooltip({ badge, level, awardDate: "2023-05-07" })).toBe(tooltip);
  },
);

it.each([
  ["little_cup-2024", "Little Cup 2024"],
  ["MegaMay2023", "Mega May 2023"],
  ["constructor", "Constructor"],
])("the title of the badge %s is %s", (badge, title) => {
  expect(badgeTitle(badge)).toBe(title);
});
