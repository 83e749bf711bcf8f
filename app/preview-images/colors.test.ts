import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast, groundFor, readableOn } from "./colors";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const labels = { black: "#000000", white: "#ffffff" };

it.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#ff0000", "#ffffff", 4],
  ["#00ff00", "#000000", 15.3],
  ["#123456", "#123456", 1],
])("contrast of %s and %s is %d, in either order", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it("reads color codes in any case", () => {
  expect(contrast("#ABCDEF", "#abcdef")).toBe(1);
});

it("chooses a label with AA contrast on any color, and on the greys where black and white are closest", () => {
  const grey = fc
    .integer({ min: 0x6a, max: 0x80 })
    .map((level) => `#${level.toString(16).repeat(3)}`);
  fc.assert(
    fc.property(fc.oneof(anyColor, grey), (color) => {
      expect(contrast(labels[readableOn(color)], color)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it("chooses a background with a contrast of 3 to any color", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(contrast(color, groundFor(color))).toBeGreaterThanOrEqual(3);
    }),
  );
});
