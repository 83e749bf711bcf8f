import { describe, expect, it } from "vitest";
import { fittedWidth, isSecondTap, zoomed } from "./zoom";

describe("a picture in full size", () => {
  const phone = { now: 360, fitted: 360, natural: 1100 };

  it("gets 2.2 times as wide by a tap, half as wide again by a step, and its own width", () => {
    expect(zoomed("tap", phone)).toBeCloseTo(792);
    expect(zoomed("in", phone)).toBeCloseTo(540);
    expect(zoomed("out", { ...phone, now: 810 })).toBeCloseTo(540);
    expect(zoomed("natural", phone)).toBe(1100);
  });

  it("is fitted again, and never smaller", () => {
    expect(zoomed("fit", { ...phone, now: 792 })).toBeUndefined();
    expect(zoomed("out", { ...phone, now: 400 })).toBeUndefined();
    expect(zoomed("out", phone)).toBeUndefined();
  });

  it("gets no larger than four times, or its own width", () => {
    expect(zoomed("in", { ...phone, now: 1400 })).toBe(1440);
    expect(zoomed("in", { now: 300, fitted: 40, natural: 400 })).toBe(400);
  });

  it("is fitted by what is scarce, and not enlarged by that", () => {
    const natural = { naturalWidth: 1100, naturalHeight: 1700 };
    expect(fittedWidth(natural, { clientWidth: 360, clientHeight: 740 })).toBe(360);
    expect(fittedWidth(natural, { clientWidth: 1280, clientHeight: 850 })).toBe(550);
    expect(fittedWidth(natural, { clientWidth: 3000, clientHeight: 3000 })).toBe(1100);
  });
});

it("two taps are one where they are close", () => {
  expect([isSecondTap(1000, 1300), isSecondTap(1000, 1400)]).toEqual([true, false]);
});
