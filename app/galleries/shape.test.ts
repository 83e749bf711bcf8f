import { expect, it } from "vitest";
import { encodeShape } from "./shape";

it.each([
  [0, ""],
  [0.48, ""],
  [0.5, ""],
  [0.79, "4"],
  [1, "2 4"],
  [1.06, "2 4"],
  [1.07, "1 2 4"],
  [1.5, "1 8"],
  [3, "1 2 4 8"],
  [60, "1 2 4 8"],
])("the shape of a picture that is %d times as wide as high is %j", (ratio, shape) => {
  expect(encodeShape(ratio)).toBe(shape);
});
