import { describe, expect, it } from "vitest";
import { pictures } from "~content/stream.yaml";
import { streamPictureShape } from "~/stream/stream-picture";
import { marioVideos, vixyVideos } from "~content/videos.yaml";
import { readPicture } from "~mocks/picture-files";

const scenes = [
  "stream/bluerock.png",
  ...Object.values(pictures).map(({ path }) => path),
  ...[...vixyVideos, ...marioVideos].map(({ poster }) => poster.path),
];

describe("the drawings", () => {
  it("have the shape of scenes and posters of the stream", async () => {
    for (const path of scenes)
      expect(await readPicture(path), path).toMatchObject(streamPictureShape);
  });

  it("are shared by several Pokémon, with another hue if shiny", async () => {
    const first = await readPicture("pokemon/1.png");
    expect(first).toBeDefined();
    for (const number of [152, 303]) {
      expect(await readPicture(`pokemon/${number}.png`)).toBe(first);
      const shiny = await readPicture(`pokemon/shiny/${number}.png`);
      expect(shiny).toMatchObject({ width: first!.width, file: first!.file });
      expect(shiny!.hue).not.toBe(first!.hue);
    }
    expect(await readPicture("pokemon/1025.png")).toBeDefined();
  });

  it.each([
    "",
    "cga/none.png",
    "cga/guild.svg",
    "cga//guild.png",
    "../pictures/cga/guild.png",
    "world/../cga/guild.png",
    "..\\pictures\\cga\\guild.png",
    "cga/guild\0.png",
    "cga/guild.png\n",
    "pokemon/0.png",
    "pokemon/1026.png",
  ])("do not have %j", async (path) => {
    expect(await readPicture(path)).toBeUndefined();
  });
});
