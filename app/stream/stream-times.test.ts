import { expect, it } from "vitest";
import { formatTimeInZone, formatZoneName } from "./stream-times";

it("writes UTC in one way", () => {
  expect(formatTimeInZone(0, "full", "UTC")).toMatch(/ UTC$/);
  expect(formatTimeInZone(0, "brief", "Etc/UTC")).toMatch(/ UTC$/);
  expect(formatZoneName("UTC")).toBe("UTC");
  expect(formatZoneName("America/New_York")).toBe("Eastern Time");
});
