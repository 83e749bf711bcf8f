import { describe, expect, it } from "vitest";
import { elements } from "~/content/elements";
import { chaseAlternates, sarCharacters } from "~/content/sar-characters";
import { marioVideos, vixyVideos } from "~/content/stream-videos";
import { attic, bluerockByNight, drawingShape, royaleIsland, stadium } from "~/stream/drawings";
import { drawStream } from ".";
import { otherBadges } from "~mocks/data/players";

const badges = [...elements.map(({ slug }) => slug), ...otherBadges].map(
  (name) => `stream/pokemon/badges/${name}.png`,
);
const tokens = [...sarCharacters, ...chaseAlternates].map(
  ({ shortName }) => `stream/sar/${shortName}.png`,
);
const scenes = [
  ...[attic, bluerockByNight, stadium, royaleIsland],
  ...[...vixyVideos, ...marioVideos].map(({ poster }) => poster),
].map(({ path }) => path);
const drawn = new Map(
  [...badges, ...tokens, ...scenes].map((path) => [path, drawStream(path)] as const),
);

describe("the drawings of the stream", () => {
  it("are twenty badges and eighteen tokens, square, and eight scenes in the shape of a video", () => {
    expect([badges.length, tokens.length, scenes.length]).toEqual([20, 18, 8]);
    for (const path of [...badges, ...tokens]) {
      expect(drawn.get(path), path).toMatchObject({ width: 400, height: 400 });
    }
    for (const path of scenes) expect(drawn.get(path), path).toMatchObject(drawingShape);
  });

  it("are each a drawing of its own", () => {
    const svgs = [...drawn.values()].map((picture) => picture?.svg);
    expect(new Set(svgs).size).toBe(badges.length + tokens.length + scenes.length);
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
