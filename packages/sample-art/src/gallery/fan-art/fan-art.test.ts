import { describe, expect, it } from "vitest";
import { drawFanArt } from ".";
import { fanArt } from "~mocks/data/galleries/fan-art";

const pictures = fanArt.map(({ location }) => drawFanArt(location));

describe("the fan art", () => {
  it("is fourteen pieces, told apart by id and title", () => {
    expect(fanArt).toHaveLength(14);
    expect(new Set(fanArt.map(({ id }) => id)).size).toBe(14);
    expect(new Set(fanArt.map(({ title }) => title)).size).toBe(14);
    for (const { id, location } of fanArt) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(location).toBe(`galleries/fan-art/${id}.png`);
    }
  });

  it("has a picture for every record, 1000 to 1800 pixels on the long side", () => {
    fanArt.forEach(({ id }, i) => {
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
    fanArt.forEach(({ location }, i) => {
      expect(drawFanArt(location)?.svg === pictures[i]?.svg, location).toBe(true);
    });
  });

  it("differs from piece to piece", () => {
    expect(new Set(pictures.map((picture) => picture?.svg)).size).toBe(fanArt.length);
  });

  it("needs no fonts or other files and holds no broken numbers", () => {
    fanArt.forEach(({ id }, i) => {
      const svg = pictures[i]?.svg ?? "";
      expect(/<text|<image|<foreignObject/.test(svg), id).toBe(false);
      expect(/(href="|url\()(?!#)/.test(svg), id).toBe(false);
      expect(/NaN|undefined|Infinity/.test(svg), id).toBe(false);
    });
  });

  it("is introduced in two to four sentences", () => {
    for (const { id, description } of fanArt) {
      expect(description, id).toMatch(/^<p>.*<strong>.+<\/strong>.*<\/p>$/);
      const sentences = description.replaceAll(/<[^>]+>/g, "").match(/[.!?](?=\s|$)/g) ?? [];
      expect(sentences.length, id).toBeGreaterThanOrEqual(2);
      expect(sentences.length, id).toBeLessThanOrEqual(4);
    }
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
