import { expect, it } from "vitest";
import { findNeighbors } from "./neighbors";

it.each([
  ["a", { previous: undefined, next: "b", number: 1, count: 3 }],
  ["b", { previous: "a", next: "c", number: 2, count: 3 }],
  ["c", { previous: "b", next: undefined, number: 3, count: 3 }],
  ["x", { count: 3 }],
])("finds the neighbors of %s in its list", (sought, neighbors) => {
  expect(findNeighbors(["a", "b", "c"], (item) => item === sought)).toEqual(neighbors);
});
