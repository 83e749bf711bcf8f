import { expect, it } from "vitest";
import { scrollAddress } from "./scroll-address";

const scroll = "/comics/talechasers/2/scroll";

it.each([
  ["a chapter", undefined, scroll],
  ["the first page there can be", 0, `${scroll}#page-0`],
  ["the last that is in the first part for sure", 99, `${scroll}#page-99`],
  ["one that may be in another part", 100, `${scroll}?at=100`],
])("%s is at its address", (_what, page, address) => {
  expect(scrollAddress("talechasers", { chapter: 2, ...(page !== undefined && { page }) })).toBe(
    address,
  );
});
