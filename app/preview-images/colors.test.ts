import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast, backgroundFor, readableOn } from "./colors";

it.each([
  ["#000000", "#FFFFFF", 21],
  ["#777777", "#ffffff", 4.48],
  ["#00ff00", "#000000", 15.3],
])("the contrast between %s and %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it("labels have AA contrast on any background color", () => {
  const labels = { black: "#000000", white: "#ffffff" };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, "0")}`;
      expect(contrast(labels[readableOn(color)], color)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, backgroundFor(color))).toBeGreaterThanOrEqual(3);
    }),
  );
});
