import { describe, expect, it } from "vitest";
import elements from "~content/world/elements.yaml";
import { arrangeBadges } from "./badge-board";
import type { Badge } from "./api.server";
import { badgeTitle, badgeTooltip } from "./badges";

const createBadge = (badge: string, level = 1, awardDate?: string): Badge => ({
  badge,
  level,
  awardDate,
});

describe("arrangeBadges", () => {
  it("has a slot for each of the twelve elements, in their order", () => {
    expect(arrangeBadges([]).elements.map(({ name }) => name)).toEqual(
      elements.map(({ name }) => name),
    );
    const slugs = elements.map(({ slug }) => slug);
    const full = arrangeBadges(slugs.map((slug) => createBadge(slug)).reverse());
    expect(full.elements.map(({ badge }) => badge?.slug)).toEqual(slugs);
    expect(full.boxes.flat()).toEqual(Array<undefined>(8).fill(undefined));
  });

  it.each([0, 1, 5, 10])("fills two boxes of four in order with %i other badges", (count) => {
    const names = ["__proto__", "constructor", "c", "d", "e", "f", "g", "h", "i", "j"];
    const others = names.slice(0, count);
    const { boxes } = arrangeBadges(["fire", ...others].map((name) => createBadge(name)));
    expect(boxes.map((box) => box.length)).toEqual([4, 4]);
    const slugs = boxes.flat().map((badge) => badge?.slug);
    expect(slugs).toEqual(Array.from({ length: 8 }, (_, index) => others[index]));
  });

  it("formats the days of shown badges only", () => {
    let days = 0;
    const badges = Array.from({ length: 1_000 }, (_, at) => ({
      ...createBadge(`b${at}`),
      get awardDate() {
        days += 1;
        return "2024-01-01";
      },
    }));
    expect(arrangeBadges(badges).boxes.flat().at(-1)?.tooltip).toContain("January 1, 2024");
    expect(days).toBeLessThan(30);
  });

  it("shows the highest level of several badges with one slug", () => {
    const { elements: slots, boxes } = arrangeBadges([
      createBadge("fire", 1, "2024-01-01"),
      createBadge("mega-may-2023", 3, "2023-05-20"),
      createBadge("fire", 3, "2024-03-01"),
      createBadge("mega-may-2023", 0, "2023-05-07"),
    ]);
    expect(slots.find(({ badge }) => badge)?.badge).toEqual({
      slug: "fire",
      title: "Fire",
      level: 3,
      tooltip: "Completed the Gold Fire Gym Challenge on March 1, 2024",
    });
    expect(boxes.flat().map((badge) => badge?.level)).toEqual([3, ...Array(7).fill(undefined)]);
  });

  it("shows the earliest of equal levels, and a known day before an unknown one", () => {
    const badges = ["2023-05-06", "2024-05-06", undefined].map((day) =>
      createBadge("fire", 2, day),
    );
    for (const given of [badges, badges.slice().reverse()]) {
      const slot = arrangeBadges(given).elements.find(({ badge }) => badge);
      expect(slot?.badge?.tooltip).toMatch(/May 6, 2023$/);
    }
  });
});

it.each([
  ["fire", 0, "Participated in the Fire Gym Challenge on May 7, 2023"],
  ["fire", 1, "Completed the Bronze Fire Gym Challenge on May 7, 2023"],
  ["fire", 2, "Completed the Silver Fire Gym Challenge on May 7, 2023"],
  ["fire", 3, "Completed the Gold Fire Gym Challenge on May 7, 2023"],
  ["mega-may-2023", 2, "Completed the Silver Mega May 2023 Gym Challenge on May 7, 2023"],
] as const)("describes a badge of %s with level %i", (badge, level, tooltip) => {
  expect(badgeTooltip({ badge, level, awardDate: "2023-05-07" })).toBe(tooltip);
});

it("omits an unknown day from the tooltip", () => {
  expect(badgeTooltip(createBadge("fire", 3))).toBe("Completed the Gold Fire Gym Challenge");
});

it.each([
  ["lightning", "Lightning"],
  ["little_cup-2024", "Little Cup 2024"],
  ["MegaMay2023", "Mega May 2023"],
  ["mega_may_2023", "Mega May 2023"],
  ["constructor", "Constructor"],
])("has the title of %s", (badge, title) => {
  expect(badgeTitle(badge)).toBe(title);
});
