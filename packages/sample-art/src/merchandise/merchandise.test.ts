import { describe, expect, it } from "vitest";
import { drawMerchandise, pictures } from ".";

const paths = Object.keys(pictures);

describe("the pictures of merchandise", () => {
  it("are squares, and a download the width of a desk", () => {
    for (const path of paths) {
      const [width, height] = path.startsWith("downloads/") ? [1600, 1000] : [900, 900];
      expect(drawMerchandise(path), path).toMatchObject({ width, height });
    }
  });

  it("have the same bytes every time, and differ from each other", () => {
    const drawings = paths.map((path) => drawMerchandise(path)?.svg);
    expect(paths.map((path) => drawMerchandise(path)?.svg)).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("need no fonts and hold no broken numbers", () => {
    for (const path of paths) {
      const svg = drawMerchandise(path)?.svg;
      expect(svg, path).not.toContain("<text");
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("define every shape, filter and pattern they refer to", () => {
    for (const path of paths) {
      const svg = drawMerchandise(path)?.svg ?? "";
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const references = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(
        references.filter((id) => !ids.has(id)),
        path,
      ).toEqual([]);
    }
  });

  it("are of nothing else", () => {
    for (const path of [
      "commissions/sketch/2.png",
      "commissions/oil-painting/1.png",
      "commissions/constructor/1.png",
      "shop/nothing.png",
      "shop/mustard-scarf",
      "downloads/super-badger.png",
      "constructor",
    ]) {
      expect(drawMerchandise(path), path).toBeUndefined();
    }
  });
});
