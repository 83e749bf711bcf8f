import { expect, it } from "vitest";
import { formatUnlessPast } from "./format-unless-past";

it.each([
  ["2026-12-04", "December 4, 2026"],
  ["2026-11-23", "November 23, 2026"],
  ["2026-11-22", undefined],
  ["2027-11-30", "November 30, 2027"],
  ["soon", undefined],
  ["2026-02-31x", undefined],
  [undefined, undefined],
])("on November 23, formatUnlessPast converts the day %s to %s", (day, words) => {
  expect(formatUnlessPast(day, Date.UTC(2026, 10, 23, 18))).toBe(words);
});
