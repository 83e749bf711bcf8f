import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawStarter } from ".";
import { coatOf } from "./palette";
import { pokedex } from "../pokedex";

const numbers = [...pokedex().keys()];
const pathsOf = (number: number) => [`pokemon/${number}.png`, `pokemon/shiny/${number}.png`];

async function pixels(path: string, width: number): Promise<(x: number, y: number) => number> {
  const picture = drawStarter(path)!;
  const image = sharp(Buffer.from(picture.svg)).resize(width).ensureAlpha().raw();
  const data = await image.toBuffer();
  return (x, y) => data[(y * width + x) * 4 + 3]!;
}

describe("the pictures of Choose Your Starter", () => {
  const drawings = new Map(
    numbers.flatMap((number) => pathsOf(number).map((path) => [path, drawStarter(path)] as const)),
  );

  it("exist for every national number, plain and shiny, in one size", () => {
    expect(drawings.size).toBe(2_050);
    for (const [path, picture] of drawings) {
      expect(picture && [picture.width, picture.height], path).toEqual([480, 480]);
    }
  });

  it("differ from each other, and a shiny one from its plain one", () => {
    expect(new Set([...drawings.values()].map((picture) => picture?.svg)).size).toBe(2_050);
    for (const species of pokedex().values()) {
      const [plain, shiny] = [coatOf(species, false), coatOf(species, true)];
      expect(shiny.main, species.name).not.toBe(plain.main);
    }
  });

  it("need no fonts, hold no broken numbers and stay small", () => {
    for (const [path, picture] of drawings) {
      expect(picture?.svg, path).not.toMatch(/<text|NaN|undefined|Infinity/);
      expect(picture?.svg.length, path).toBeLessThan(60_000);
    }
  });

  it("are the same every time, whatever was drawn before", () => {
    for (const number of [1, 25, 150, 1025].reverse()) {
      for (const path of pathsOf(number))
        expect(drawStarter(path), path).toEqual(drawings.get(path));
    }
  });

  it("are transparent around the medallion and cut nobody off at the edge", async () => {
    for (const number of [1, 6, 9, 25, 31, 94, 129, 145, 243, 384, 492, 643, 666, 724, 911, 1004]) {
      const alpha = await pixels(`pokemon/${number}.png`, 96);
      for (const [x, y] of [
        [0, 0],
        [95, 0],
        [0, 95],
        [95, 95],
      ] as const) {
        expect(alpha(x, y), `${number} at ${x}, ${y}`).toBe(0);
      }
      expect(alpha(48, 60)).toBe(255);
      const edge = Array.from({ length: 96 }, (_, i) => [
        alpha(i, 0),
        alpha(0, i),
        alpha(95, i),
        alpha(i, 95),
      ]).flat();
      expect(Math.max(...edge), `the edge of ${number}`).toBeLessThan(200);
    }
  });

  it("know only their own paths", () => {
    for (const path of [
      "pokemon/0.png",
      "pokemon/1026.png",
      "pokemon/0025.png",
      "pokemon/25.jpg",
      "pokemon/pikachu.png",
      "pokemon/shiny/0.png",
      "pokemon/shiny/shiny/25.png",
      "stream/pokemon/badges/fire.png",
      "",
    ]) {
      expect(drawStarter(path), path).toBeUndefined();
    }
  });
});
