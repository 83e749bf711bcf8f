import { describe, expect, it } from "vitest";
import { appearances, castComic } from "~content/characters/appearances.yaml";
import { colorsByName } from "~content/characters/palettes.yaml";
import { tieKinds, ties } from "~content/characters/ties.yaml";
import comics from "~content/comics.yaml";
import type { Cast } from "./characters.schema";
import { buildReference } from "./reference.server";

/** The reference of a record with few fields. */
const referenceOfStranger = (record: object, name = "stranger") =>
  buildReference("characters", name, record as never);

it.each(["stranger", "constructor", "__proto__", ""])("has nothing about %j", (name) => {
  const nothing = { palette: [], ties: [], appearances: [], drawing: undefined };
  expect(referenceOfStranger({}, name)).toEqual(nothing);
});

it("lists the pages of a character by chapter", () => {
  const [name, chapters] = Object.entries(appearances)[0]!;
  expect(referenceOfStranger({}, name).appearances).toEqual(
    Object.entries(chapters).map(([number, pages]) => ({
      chapter: `${number} ${comics[castComic]!.chapters[Number(number) - 1]!.title}`,
      pages: pages.map((page) => ({ page, path: `/comics/${castComic}/${number}/${page}` })),
    })),
  );
});

describe("a favorite color", () => {
  const colored = (favoriteColor: string) => referenceOfStranger({ favoriteColor }).palette;

  it("has the code of a known name", () => {
    const known = colorsByName["violet"];
    expect(colored("<em>Violet</em>")).toEqual([["Favorite: Violet", known]]);
  });

  it("has the code that the record contains", () => {
    expect(colored("Moss, #4F7A3C to be exact")).toEqual([["Favorite", "#4f7a3c"]]);
  });

  it.each(["", "Whatever is left in the tin", "constructor", "#4f7a3cf", "#123"])(
    "is left out for %j",
    (words) => expect(colored(words)).toEqual([]),
  );
});

describe("the ties", () => {
  it("appear on the sheets of both characters", () => {
    for (const { kind, one, other, otherToOne, oneToOther } of ties) {
      const pairs = [[one, other, otherToOne], ...(oneToOther ? [[other, one, oneToOther]] : [])];
      for (const [sheet = "", somebody = "", words] of pairs) {
        const [name = "", ...folders] = sheet.split("/").reverse();
        const cast = folders.reverse().join("/") as Cast;
        const seen = buildReference(cast, name, {} as never).ties;
        const { people } = seen.find(({ title }) => title === tieKinds[kind])!;
        const shortName = somebody.includes("/") ? { shortName: somebody.split("/").at(-1) } : {};
        expect(people, sheet).toContainEqual(expect.objectContaining({ ...shortName, words }));
      }
    }
  });

  it("include characters that the record links to, once each", () => {
    const link = (address: string) => `<a href="/${address}">somebody</a>`;
    const story1 = ["stranger", "pip", "vixy", "pip"].map((name) => link(`characters/${name}`));
    const named = { story1: story1.join(" "), story2: link("cga/characters/wren") };
    const pip = { name: "Pip", cast: "characters", shortName: "pip" };
    const wren = { name: "Wren", cast: "cga/characters", shortName: "wren" };
    const vixy = { name: "Vixy", cast: "characters", shortName: "vixy" };
    expect(referenceOfStranger(named).ties).toEqual([
      { title: "In the story", people: [pip, vixy, wren] },
    ]);
    const tie = ties.find(({ oneToOther }) => oneToOther)!;
    const [name = "", ...folders] = tie.one.split("/").reverse();
    const known = { story1: link(tie.other) };
    const seen = buildReference(folders.reverse().join("/") as Cast, name, known as never).ties;
    expect(seen.map(({ title }) => title)).not.toContain("In the story");
  });

  it("include at most twelve linked characters", () => {
    const names = Array.from({ length: 30 }, (_, at) => `<a href="/characters/n${at}">n</a>`);
    expect(referenceOfStranger({ story1: names.join("") }).ties[0]?.people).toHaveLength(12);
  });
});
