import { describe, expect, it } from "vitest";
import elements from "~content/world/elements.yaml";
import { arrangeBadges } from "./badge-board";
import type { Badge, BadgeLevel } from "./badges";

const won = (badge: string, level: BadgeLevel = 1, awardDate?: string): Badge => ({
  badge,
  level,
  awardDate,
});

const others = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

describe("the badge board", () => {
  it("has a slot for each of the twelve elements, in the order of the specification", () => {
    const { elements: slots } = arrangeBadges([]);
    expect(slots.map(({ name }) => name)).toEqual(
      "Fire Frost Lightning Earth Wind Water Nature Spirit Space Time Light Dark".split(" "),
    );
    expect(slots.every(({ badge }) => badge === undefined)).toBe(true);
  });

  it("puts every element into its own slot, whatever their order", () => {
    const { elements: slots, boxes } = arrangeBadges(
      elements.map(({ slug }) => won(slug)).reverse(),
    );
    expect(slots.map(({ badge }) => badge?.slug)).toEqual(elements.map(({ slug }) => slug));
    expect(boxes.flat()).toEqual(Array<undefined>(8).fill(undefined));
  });

  it.each([0, 1, 4, 5, 8, 10])("fills its two boxes in order with %i others", (count) => {
    const { boxes } = arrangeBadges([
      won("fire"),
      ...others.slice(0, count).map((name) => won(name)),
    ]);
    expect(boxes.map((box) => box.length)).toEqual([4, 4]);
    expect(boxes.flat().map((badge) => badge?.slug)).toEqual(
      Array.from({ length: 8 }, (_, index) => (index < count ? others[index] : undefined)),
    );
  });

  it("shows the highest level of several badges with one slug", () => {
    const { elements: slots, boxes } = arrangeBadges([
      won("fire", 1, "2024-01-01"),
      won("mega-may-2023", 3, "2023-05-20"),
      won("fire", 3, "2024-03-01"),
      won("fire", 2, "2024-02-01"),
      won("mega-may-2023", 0, "2023-05-07"),
    ]);
    expect(slots[0]?.badge).toEqual({
      slug: "fire",
      title: "Fire",
      level: 3,
      tooltip: "Completed the Gold Fire Gym Challenge on March 1, 2024",
    });
    expect(boxes.flat().filter(Boolean)).toHaveLength(1);
    expect(boxes[0]?.[0]?.level).toBe(3);
  });

  it("shows the earliest of equal levels, and a known day before an unknown one", () => {
    const tooltip = (...badges: Badge[]) => arrangeBadges(badges).elements[0]?.badge?.tooltip;
    const [early, late, never] = [
      won("fire", 2, "2023-05-06"),
      won("fire", 2, "2024-05-06"),
      won("fire", 2),
    ];
    for (const order of [
      [early, late, never],
      [never, late, early],
    ]) {
      expect(tooltip(...order)).toMatch(/May 6, 2023$/);
    }
  });

  it("is not confused by names that objects have", () => {
    const { boxes } = arrangeBadges([won("__proto__"), won("constructor")]);
    expect(boxes.flat().map((badge) => badge?.slug)).toEqual([
      "__proto__",
      "constructor",
      ...Array<undefined>(6).fill(undefined),
    ]);
  });
});
