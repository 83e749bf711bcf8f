import { describe, expect, it } from "vitest";
import { zoomed } from "./zoom";

describe("a picture in full size", () => {
  const phone = { now: 360, fitted: 360, natural: 1100 };

  it("is enlarged 2.2 times by a tap, 1.5 times by a step, or to its natural width", () => {
    expect(zoomed("tap", phone)).toBeCloseTo(792);
    expect(zoomed("in", phone)).toBeCloseTo(540);
    expect(zoomed("out", { ...phone, now: 810 })).toBeCloseTo(540);
    expect(zoomed("natural", phone)).toBe(1100);
  });

  it("fills the width of the view by a tap if it is a strip", () => {
    expect(zoomed("tap", { now: 46, fitted: 46, natural: 800, strip: 360 })).toBe(360);
    expect(zoomed("tap", { now: 47, fitted: 47, natural: 800, strip: 1440 })).toBe(800);
    expect(zoomed("in", { now: 360, fitted: 46, natural: 800, strip: 360 })).toBeCloseTo(540);
  });

  it("is never smaller than fitted", () => {
    expect(zoomed("fit", { ...phone, now: 792 })).toBeUndefined();
    expect(zoomed("out", { ...phone, now: 400 })).toBeUndefined();
    expect(zoomed("out", phone)).toBeUndefined();
  });

  it("is at most four times as wide as fitted, or as its natural width", () => {
    expect(zoomed("in", { ...phone, now: 1400 })).toBe(1440);
    expect(zoomed("in", { now: 300, fitted: 40, natural: 400 })).toBe(400);
  });
});
