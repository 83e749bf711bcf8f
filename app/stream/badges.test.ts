import { describe, expect, it } from "vitest";
import { badgeTitle, badgeTooltip, calendarDay, type BadgeLevel } from "./badges";

const says = (badge: string, level: BadgeLevel, awardDate?: string) =>
  badgeTooltip({ badge, level, awardDate });

describe("what a badge says", () => {
  it.each([
    [0, "Participated in the Fire Gym Challenge on May 18, 2024"],
    [1, "Completed the Bronze Fire Gym Challenge on May 18, 2024"],
    [2, "Completed the Silver Fire Gym Challenge on May 18, 2024"],
    [3, "Completed the Gold Fire Gym Challenge on May 18, 2024"],
  ] as const)("at level %i is %j", (level, text) => {
    expect(says("fire", level, "2024-05-18")).toBe(text);
  });

  it.each(["mega-may-2023", "mega_may_2023", "MegaMay2023", "megamay2023"])(
    "has the title of the month for %s",
    (badge) => {
      expect(says(badge, 2, "2023-05-27")).toBe(
        "Completed the Silver Mega May 2023 Gym Challenge on May 27, 2023",
      );
      expect(says(badge, 0, "2023-05-07")).toBe(
        "Participated in the Mega May 2023 Gym Challenge on May 7, 2023",
      );
    },
  );

  it("leaves the day out when nobody knows it", () => {
    expect(says("fire", 3)).toBe("Completed the Gold Fire Gym Challenge");
    expect(says("fire", 0)).toBe("Participated in the Fire Gym Challenge");
  });

  it.each([
    ["lightning", "Lightning"],
    ["elite-four", "Elite Four"],
    ["little_cup-2024", "Little Cup 2024"],
    ["-", ""],
    ["__proto__", "Proto"],
    ["constructor", "Constructor"],
  ])("calls %s %j", (badge, title) => {
    expect(badgeTitle(badge)).toBe(title);
  });
});

describe("the day of a date", () => {
  it.each([
    ["2024-05-18", "2024-05-18"],
    ["2024-02-29", "2024-02-29"],
    ["2024-05-18T23:30:00-05:00", "2024-05-18"],
    [" 2024-05-18 ", "2024-05-18"],
  ])("%j is %j", (text, day) => {
    expect(calendarDay(text)).toBe(day);
  });

  it.each(["", "soon", "2024-02-30", "2023-02-29", "2024-13-01", "18.05.2024", "2024-05-18x", "0"])(
    "%j is none",
    (text) => {
      expect(calendarDay(text)).toBeUndefined();
    },
  );
});
