import { describe, expect, it } from "vitest";
import { designs, drawSticker } from ".";

const paths = Object.keys(designs).map((name) => `stickers/${name}.png`);

describe("the sticker pack", () => {
  it("has a square picture of every sticker", () => {
    for (const path of paths) {
      const picture = drawSticker(path);
      expect(picture && [picture.width, picture.height], path).toEqual([512, 512]);
    }
  });

  it("draws the same bytes every time", () => {
    for (const path of paths) {
      expect(drawSticker(path)?.svg, path).toBe(drawSticker(path)?.svg);
    }
  });

  it("draws no sticker twice", () => {
    expect(new Set(paths.map((path) => drawSticker(path)?.svg)).size).toBe(paths.length);
  });

  it("cuts every sticker out of nothing, with a border round it", () => {
    for (const path of paths) {
      const svg = drawSticker(path)?.svg ?? "";
      expect(svg, path).not.toContain("<rect");
      expect(svg.match(/<filter /g), path).toHaveLength(1);
      // Everything drawn is inside the one group the border is cut around.
      expect(svg, path).toMatch(/<\/filter><g filter="url\(#die\)">.*<\/g><\/svg>$/s);
    }
  });

  it("needs no fonts and holds no broken numbers", () => {
    for (const path of paths) {
      const svg = drawSticker(path)?.svg;
      expect(svg, path).not.toContain("<text");
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("refers only to shapes it has drawn, each under one name", () => {
    for (const path of paths) {
      const svg = drawSticker(path)?.svg ?? "";
      const names = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(names).size, path).toBe(names.length);
      for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(names, path).toContain(id);
      }
    }
  });

  it("knows no other stickers", () => {
    for (const path of [
      "stickers/nobody.png",
      "stickers/constructor.png",
      "stickers/hello.jpg",
      "stickers/more/hello.png",
      "stickers/hello",
      "hello.png",
    ]) {
      expect(drawSticker(path), path).toBeUndefined();
    }
  });
});
