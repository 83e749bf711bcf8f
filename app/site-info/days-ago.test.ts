import { expect, it } from "vitest";
import { daysAgo } from "./patch-notes.server";

it.each([
  ["2025-11-08T23:59:59.999Z", undefined],
  ["2025-11-09T00:00:00.000Z", "new today"],
  ["2025-11-10T00:00:00.000Z", "yesterday"],
  ["2025-11-22T23:59:59.999Z", "13 days ago"],
  ["2025-11-23T00:00:00.000Z", undefined],
])("at %s, the age of a release of November 9 is described as %s", (now, words) => {
  expect(daysAgo("2025-11-09", Date.parse(now))).toBe(words);
});
