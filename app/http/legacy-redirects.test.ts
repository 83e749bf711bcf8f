import { describe, expect, it } from "vitest";
import { legacyRedirects, findLegacyTarget } from "./legacy-redirects";

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

describe("an address of an earlier version", () => {
  it.each(moved)("%s is now %s", (from, to) => {
    expect(findLegacyTarget(from)).toBe(to);
  });

  it.each(moved)("%s/ is the same", (from, to) => {
    expect(findLegacyTarget(`${from}/`)).toBe(to);
  });

  it("is one of these and no other", () => {
    expect(Object.entries(legacyRedirects).sort()).toEqual([...moved].sort());
  });

  it("never leads in a circle", () => {
    for (const [from] of moved) {
      const seen = [from];
      for (let to = findLegacyTarget(from); to !== undefined; to = findLegacyTarget(to)) {
        expect(seen).not.toContain(to);
        seen.push(to);
      }
    }
  });
});

describe("any other address has not moved", () => {
  it.each([
    "/",
    "//",
    "",
    "/extra",
    "/Extras",
    "/extras/unknown",
    "/extras/fan-art/submit/x",
    "/constructor",
    "constructor",
    "__proto__",
    "/__proto__",
    "toString",
    "hasOwnProperty",
  ])("%j", (path) => {
    expect(findLegacyTarget(path)).toBeUndefined();
  });
});
