import { describe, expect, it } from "vitest";
import { findLegacyTarget } from "./legacy-redirects";

const moved: [from: string, to: string][] = [
  ["/extras", "/"],
  ["/extras/commissions", "/commissions"],
  ["/extras/commissions/tos", "/commissions/tos"],
  ["/extras/tf-generator", "/tf-generator"],
  ["/extras/tfgen", "/tf-generator"],
  ["/extras/tf-generator/quick-standard", "/tf-generator/result?quick=true"],
  ["/extras/tf-generator/quick-all", "/tf-generator/result?quick=true"],
  ["/extras/tf-generator/list", "/tf-generator/list"],
  ["/extras/fan-art", "/galleries/fan-art"],
  ["/extras/fan-art/submit", "/galleries/fan-art"],
  ["/extras/stickers", "/telegram-stickers"],
  ["/extras/stickers/install", "/telegram-stickers/install"],
  ["/extras/patch-notes", "/patch-notes"],
  ["/extras/fanart", "/gallery/fan-art/submit"],
  ["/fanart", "/galleries/fan-art"],
  ["/fan-art", "/galleries/fan-art"],
  ["/fan-art/submit", "/galleries/fan-art"],
  ["/gallery/fan-art/submit", "/galleries/fan-art"],
];

describe("an old address", () => {
  it.each(moved)("%s redirects to %s", (from, to) => {
    expect(findLegacyTarget(from)).toBe(to);
    expect(findLegacyTarget(`${from}/`)).toBe(to);
  });

  it("never redirects in a circle", () => {
    for (const [from] of moved) {
      const seen = [from];
      for (let to = findLegacyTarget(from); to !== undefined; to = findLegacyTarget(to)) {
        expect(seen).not.toContain(to);
        seen.push(to);
      }
    }
  });
});

it.each(["/", "//", "/Extras", "/extras/unknown", "/constructor", "__proto__"])(
  "%j is no old address",
  (path) => {
    expect(findLegacyTarget(path)).toBeUndefined();
  },
);
