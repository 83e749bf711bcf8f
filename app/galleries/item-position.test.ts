import { expect, it } from "vitest";
import { getItemPosition } from "./item-position";

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];

it.each([
  ["a", { number: 1, count: 3, first: undefined, previous: undefined, next: b, latest: c }],
  ["b", { number: 2, count: 3, first: a, previous: a, next: c, latest: c }],
  ["c", { number: 3, count: 3, first: a, previous: b, next: undefined, latest: undefined }],
  ["x", { count: 3 }],
])("the position of %s has its neighbors and the ends of the gallery", (id, position) => {
  expect(getItemPosition([a, b, c], id)).toEqual(position);
});
