import { expect, it } from "vitest";
import { findLowestPrice } from "./lowest-price";

it.each([
  [["US$45", "from US$25", "US$1,200"], "US$25"],
  [["Ask me", "12.50 €", "12 €"], "12 €"],
  [["$1,200", "$900"], "$900"],
  [["", "Ask me"], undefined],
])("the lowest price of the kinds with the prices %j is %s", (prices, lowest) => {
  expect(findLowestPrice(prices.map((price) => ({ price })))).toBe(lowest);
});
