import { describe, expect, it } from "vitest";
import { drawStream, scenes } from ".";
import { badges } from "./badges";
import { tokenNames } from "./tokens";

const squares = [
  ...Object.keys(badges).map((name) => `stream/pokemon/badges/${name}.png`),
  ...tokenNames.map((name) => `stream/sar/${name}.png`),
];
const wide = Object.keys(scenes);
const drawn = new Map([...squares, ...wide].map((path) => [path, drawStream(path)] as const));

describe("the drawings of the stream", () => {
  it("are twenty badges and eighteen tokens, square, and eight scenes in the shape of a video", () => {
    expect([squares.length, wide.length]).toEqual([38, 8]);
    for (const path of squares) {
      expect(drawn.get(path), path).toMatchObject({ width: 400, height: 400 });
    }
    for (const path of wide) {
      expect(drawn.get(path), path).toMatchObject({ width: 1280, height: 720 });
    }
  });

  it("are each a drawing of its own", () => {
    const svgs = [...drawn.values()].map((picture) => picture?.svg);
    expect(new Set(svgs).size).toBe(drawn.size);
  });

  it("come with the same bytes every time", () => {
    for (const [path, picture] of drawn) {
      expect(drawStream(path)?.svg === picture?.svg, path).toBe(true);
    }
  });

  it("need no fonts or other files, and hold no broken numbers", () => {
    for (const [path, picture] of drawn) {
      const svg = picture?.svg ?? "";
      expect(/<text|<image|<foreignObject/.test(svg), path).toBe(false);
      expect(/(href="|url\()(?!#)/.test(svg), path).toBe(false);
      expect(/NaN|undefined|Infinity/.test(svg), path).toBe(false);
    }
  });

  it("refer only to what they define, each under one name", () => {
    for (const [path, picture] of drawn) {
      const svg = picture?.svg ?? "";
      const names = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      const known = new Set(names);
      expect(known.size, path).toBe(names.length);
      for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(known.has(id), `${path} ${id}`).toBe(true);
      }
    }
  });

  it("are no others", () => {
    for (const path of [
      "stream/pokemon/badges/nope.png",
      "stream/pokemon/badges/constructor.png",
      "stream/pokemon/badges/fire.jpg",
      "stream/pokemon/badges/../badges/fire.png",
      "stream/sar/corvin.png",
      "stream/sar/chase-dragon.png",
      "stream/sar/__proto__.png",
      "stream/videos/nope.png",
      "stream/constructor",
      "world/magic/elements/fire.png",
    ]) {
      expect(drawStream(path), path).toBeUndefined();
    }
  });
});
