import { drawPicture } from "sample-art";
import { places } from "sample-art/places";
import { describe, expect, it } from "vitest";
import { elements } from "~/world/elements";
import { landmarks } from "~/world/landmarks";
import { chaseAlternates, sarCharacters } from "~/stream/sar-characters";
import { stickers } from "~/site-info/stickers";
import { marioVideos, vixyVideos } from "~/stream/stream-videos";
import { attic, bluerockByNight, drawingShape, royaleIsland, stadium } from "~/stream/drawings";
import { commissionTypes } from "~mocks/data/commissions";
import { commissionPieces } from "~mocks/data/galleries/commissions";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { otherBadges } from "~mocks/data/players";
import { shopEntries } from "~mocks/data/shop";

describe("the sample art", () => {
  it.each([
    ...stickers.map(({ name }) => `stickers/${name}.png`),
    ...elements.map(({ slug }) => `stream/pokemon/badges/${slug}.png`),
    ...otherBadges.map((name) => `stream/pokemon/badges/${name}.png`),
    ...[...sarCharacters, ...chaseAlternates].map(({ shortName }) => `stream/sar/${shortName}.png`),
    ...commissionTypes.map(({ exampleImage }) => `commissions/${exampleImage}/1.png`),
    ...[...fanArt, ...commissionPieces].map(({ location }) => location),
    ...shopEntries.map(({ name }) => `shop/${name}.png`),
    "downloads/super-fox.png",
  ])("has %s, which the site or its upstream names", (path) => {
    expect(drawPicture(path)).toBeDefined();
  });

  it("has the scenes and posters of the stream, in the shape the site leaves for them", () => {
    for (const { path } of [
      ...[attic, bluerockByNight, stadium, royaleIsland],
      ...[...vixyVideos, ...marioVideos].map(({ poster }) => poster),
    ]) {
      expect(drawPicture(path), path).toMatchObject(drawingShape);
    }
  });

  it("has the places on its maps where the site says they are", () => {
    expect(landmarks).toMatchObject(places);
  });
});
