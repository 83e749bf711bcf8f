import { describe, expect, it } from "vitest";
import { drawFanArt, pieces } from ".";

const ids = Object.keys(pieces);
const pathOf = (id: string) => `galleries/fan-art/${id}.png`;
const pictures = ids.map((id) => drawFanArt(pathOf(id)));

describe("the fan art", () => {
  it("is drawn 1000 to 1800 pixels on the long side", () => {
    ids.forEach((id, i) => {
      const picture = pictures[i];
      if (!picture) throw new Error(`${id} has no picture`);
      const long = Math.max(picture.width, picture.height);
      expect(long, id).toBeGreaterThanOrEqual(1000);
      expect(long, id).toBeLessThanOrEqual(1800);
      expect(picture.svg).toContain(`width="${picture.width}" height="${picture.height}"`);
    });
  });

  it("comes in many shapes, from very tall to very wide", () => {
    const ratios = pictures.map((picture) =>
      picture ? picture.width / picture.height : Number.NaN,
    );
    expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThanOrEqual(5);
    expect(Math.min(...ratios)).toBeLessThan(0.6);
    expect(Math.max(...ratios)).toBeGreaterThan(1.8);
  });

  it("draws the same bytes every time", () => {
    ids.forEach((id, i) => {
      expect(drawFanArt(pathOf(id))?.svg === pictures[i]?.svg, id).toBe(true);
    });
  });

  it("differs from piece to piece", () => {
    expect(new Set(pictures.map((picture) => picture?.svg)).size).toBe(ids.length);
  });

  it("needs no fonts or other files and holds no broken numbers", () => {
    ids.forEach((id, i) => {
      const svg = pictures[i]?.svg ?? "";
      expect(/<text|<image|<foreignObject/.test(svg), id).toBe(false);
      expect(/(href="|url\()(?!#)/.test(svg), id).toBe(false);
      expect(/NaN|undefined|Infinity/.test(svg), id).toBe(false);
    });
  });

  it("knows nothing else", () => {
    for (const path of [
      "galleries/fan-art/nothing.png",
      "galleries/fan-art/constructor.png",
      "galleries/fan-art/pixel-quest.jpg",
      "galleries/fan-art/pixel-quest",
      "galleries/commissions/pixel-quest.png",
      "d/galleries/fan-art/pixel-quest.png",
    ]) {
      expect(drawFanArt(path), path).toBeUndefined();
    }
  });
});
