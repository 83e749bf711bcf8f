import { describe, expect, it } from "vitest";
import { contrast, labelColors, labelOn, luminance } from "./contrast";
import { colorsIn } from "~mocks/data/generators/colors";

describe("the contrast ratio", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
    ["#00ff00", "#000000", 15.3],
    ["#123456", "#123456", 1],
  ])("of %s and %s is %d, as WCAG counts it", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it("reads codes in any case", () => {
    expect(luminance("#ABCDEF")).toBe(luminance("#abcdef"));
  });
});

describe("the label on a swatch", () => {
  it.each([
    ["#000000", "light"],
    ["#ffffff", "dark"],
    ["#14141a", "light"],
    ["#f7d02c", "dark"],
    ["#2a62c9", "light"],
    ["#FDFDFB", "dark"],
  ])("on %s is %s", (hexCode, label) => {
    expect(labelOn(hexCode)).toBe(label);
  });

  it("has AA contrast on every grey, where the two labels are closest", () => {
    for (let level = 0; level < 256; level += 1) {
      const grey = `#${level.toString(16).padStart(2, "0").repeat(3)}`;
      expect(contrast(labelColors[labelOn(grey)], grey), grey).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("has AA contrast on every color of the samples", () => {
    for (const { hexCode } of colorsIn("ALL")) {
      expect(contrast(labelColors[labelOn(hexCode)], hexCode), hexCode).toBeGreaterThan(4.5);
    }
  });
});
