import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  guildCharacterPicture,
  guildPhoto,
  mainCharacterPicture,
} from "~/characters/character-pictures";
import { emblems } from "~content/charities.yaml";
import { comicPicture } from "~/comics/comic-picture";
import { stickers } from "~content/stickers.yaml";
import { chaseAnimals, pictures, royaleCharacters } from "~content/stream.yaml";
import { streamPictureShape } from "~/stream/stream-picture";
import { marioVideos, vixyVideos } from "~content/videos.yaml";
import elements from "~content/world/elements.yaml";
import sections from "~content/world/sections.yaml";
import { characters, guildCharacters } from "~mocks/data/characters";
import { comics } from "~mocks/data/comics";
import { commissionTypes } from "~mocks/data/commissions";
import { commissionPieces } from "~mocks/data/galleries/commissions";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { otherBadges } from "~mocks/data/players";
import { shopEntries } from "~mocks/data/shop";
import { content, topics } from "~mocks/data/world";
import { readPicture } from "~mocks/picture-files";

const named = [
  ...Object.entries(comics).flatMap(([comic, chapters]) =>
    Object.entries(chapters).flatMap(([chapter, { pages }]) =>
      pages.map(({ imageId }) => comicPicture(comic, Number(chapter), imageId)),
    ),
  ),
  ...Object.keys(characters).flatMap((name) => [
    mainCharacterPicture(name, 1),
    mainCharacterPicture(name, 2),
  ]),
  ...Object.keys(guildCharacters).map(guildCharacterPicture),
  guildPhoto,
  ...Object.keys(content).map((path) => `world/${path}.png`),
  ...Object.keys(topics)
    .filter((topic) => topic !== "botanary")
    .map((topic) => `world/bestiary/${topic}.png`),
  ...["pre", "post"].map((era) => `world/geography/${era}-cataclysm.png`),
  ...sections.map(({ plate }) => plate),
  ...stickers.map(({ name }) => `stickers/${name}.png`),
  ...elements.map(({ slug }) => `stream/pokemon/badges/${slug}.png`),
  ...otherBadges.map((name) => `stream/pokemon/badges/${name}.png`),
  ...[...royaleCharacters, ...chaseAnimals].map(({ shortName }) => `stream/sar/${shortName}.png`),
  ...commissionTypes.map(({ exampleImage }) => `commissions/${exampleImage}/1.png`),
  ...[...fanArt, ...commissionPieces].map(({ location }) => location),
  ...shopEntries.map(({ name }) => `shop/${name}.png`),
  ...Object.keys(emblems).map((name) => `charities/${name}.png`),
  "downloads/super-fox.png",
];

const scenes = [
  "stream/bluerock.png",
  ...Object.values(pictures).map(({ path }) => path),
  ...[...vixyVideos, ...marioVideos].map(({ poster }) => poster.path),
];

describe("the drawings", () => {
  it("are those that the site or its upstream names, and no others", () => {
    const files = readdirSync("mocks/pictures", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".svg"))
      .map((file) => file.replaceAll("\\", "/").replace(/svg$/, "png"));
    const others = files.filter((file) => !/^pokemon\/\d+\.png$/.test(file));
    expect(others.sort()).toEqual([...new Set([...named, ...scenes])].sort());
  });

  it("have the shape that the site leaves for scenes and posters of the stream", async () => {
    for (const path of scenes)
      expect(await readPicture(path), path).toMatchObject(streamPictureShape);
  });

  it("are shared by all Pokémon, in other colors where they are shiny", async () => {
    const first = await readPicture("pokemon/1.png");
    expect(first).toBeDefined();
    for (const number of [152, 303]) {
      expect(await readPicture(`pokemon/${number}.png`)).toBe(first);
      const shiny = await readPicture(`pokemon/shiny/${number}.png`);
      expect(shiny).toMatchObject({ width: first!.width, svg: first!.svg });
      expect(shiny!.hue).not.toBe(first!.hue);
    }
    expect(await readPicture("pokemon/1025.png")).toBeDefined();
  });

  it.each([
    "",
    "cga/none.png",
    "cga",
    "cga/guild",
    "cga/guild.svg",
    "cga/guild.png.png",
    "cga//guild.png",
    "/cga/guild.png",
    "../pictures/cga/guild.png",
    "world/../cga/guild.png",
    "..\\pictures\\cga\\guild.png",
    "cga/guild\0.png",
    "cga/guild.png\0",
    "cga/guild.png\n",
    "pokemon/0.png",
    "pokemon/1026.png",
    "pokemon/shiny/../1.png",
  ])("do not have %j", async (path) => {
    expect(await readPicture(path)).toBeUndefined();
  });
});
