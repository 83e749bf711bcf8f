import { describe, expect, it } from "vitest";
import { drawCharity } from ".";

const emblems = ["als", "go", "jj", "kka"].map((event) => `charities/${event}.png`);

describe("the emblems of the charities", () => {
  it("exist for every event, in one size, and differ from each other", () => {
    for (const path of emblems) {
      expect(drawCharity(path), path).toMatchObject({ width: 600, height: 600 });
    }
    expect(new Set(emblems.map((path) => drawCharity(path)?.svg)).size).toBe(emblems.length);
  });

  it("have the same bytes every time, need no fonts and hold no broken numbers", () => {
    for (const path of emblems) {
      const svg = drawCharity(path)!.svg;
      expect(drawCharity(path)?.svg, path).toBe(svg);
      expect(svg, path).not.toMatch(/<text|NaN|undefined|Infinity/);
    }
  });

  it("define every shape and gradient they refer to", () => {
    for (const path of emblems) {
      const { svg } = drawCharity(path)!;
      const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
      const references = Array.from(svg.matchAll(/(?:url\(|href=")#([^")]+)/g), ([, id]) => id);
      expect(references.length).toBeGreaterThan(0);
      expect(
        references.filter((id) => !ids.has(id)),
        path,
      ).toEqual([]);
    }
  });

  it.each(["charities/nope.png", "charities/constructor.png", "charities/als", "als.png"])(
    "are none for %s",
    (path) => {
      expect(drawCharity(path)).toBeUndefined();
    },
  );
});
