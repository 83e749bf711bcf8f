import { expect, it } from "vitest";
import { fetchCharacter, fetchCharacterList } from "~/characters/api.server";
import { fetchChapter, fetchLatest } from "~/comics/load/api.server";
import { comicPicture } from "~/comics/comic-picture";
import { mainCharacterPicture } from "~/characters/character-pictures";
import { fetchItems } from "~/galleries/api.server";
import { fetchPlayers } from "~/stream/api.server";
import { bestiarySlug } from "~/slugs";
import { fetchWorldContent, fetchWorldTopics } from "~/world/api.server";
import { upstream } from "~mocks/index";
import { readPicture } from "~mocks/picture-files";
import { scenarioHandlers } from "~mocks/scenarios";

const days = (from: string | undefined, to: string | undefined) =>
  (Date.parse(to!) - Date.parse(from!)) / 86_400_000;

it("the scenario years has ten years of content and a drawing for each of its pictures", async () => {
  upstream.use(...scenarioHandlers("years"));
  const comic = "talechasers";
  expect(await fetchLatest({ comic })).toEqual({ chapter: 60, page: 25 });
  const oldest = await fetchChapter({ comic, chapter: 1 });
  const newest = await fetchChapter({ comic, chapter: 60 });
  expect(newest.map(({ page }) => page)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  expect(new Set(newest.map(({ imageId }) => imageId)).size).toBe(25);
  expect(days(oldest[0]!.date, newest.at(-1)!.date)).toBeCloseTo(3_650, -1);
  for (const { imageId } of newest) {
    expect(await readPicture(comicPicture(comic, 60, imageId)), imageId).toBeDefined();
  }

  const items = await fetchItems({ gallery: "fan-art" });
  expect(new Set(items.map(({ id }) => id)).size).toBe(1_200);
  const characters = await fetchCharacterList();
  expect(new Set(characters.map(({ shortName }) => shortName)).size).toBe(120);
  const { shortName } = characters.at(-1)!;
  expect((await fetchCharacter({ name: shortName })).fullName).toMatch(/^Ivy /);
  expect(await readPicture(mainCharacterPicture(shortName, 1))).toBeDefined();
  const beasts = await fetchWorldTopics({ topic: "feral" });
  expect(new Set(beasts).size).toBe(150);
  const beast = await fetchWorldContent("bestiary", "feral", bestiarySlug(beasts.at(-1)!));
  expect(beast?.pageLeft.length).toBeGreaterThan(0);
  expect(new Set(await fetchPlayers()).size).toBe(60);
});
