import { describe, expect, it } from "vitest";
import { characters, guildCharacters } from "~mocks/data/characters";
import { comics } from "~mocks/data/comics";
import { appearances, castComic } from "~content/characters/appearances.yaml";
import { drawingTerms } from "~content/characters/drawing-terms.yaml";
import { colorsByName, palettes } from "~content/characters/palettes.yaml";
import { buildReference } from "./reference.server";
import { ties } from "~content/characters/ties.yaml";

const everybody = [...Object.keys(characters), ...Object.keys(guildCharacters)];
const empty = { ties: [], appearances: [], drawing: undefined };

/** The reference of a record that says little. */
const referenceOfStranger = (record: object, name = "stranger") =>
  buildReference("characters", name, record as never);

describe("the reference of a character", () => {
  it("exists for every sample character, and is empty for unknown names", () => {
    for (const table of [palettes, drawingTerms]) {
      expect(Object.keys(table)).toEqual(everybody);
    }
    for (const name of ["stranger", "constructor", "__proto__", ""]) {
      expect(referenceOfStranger({}, name)).toEqual({ palette: [], ...empty });
    }
  });

  it("lists published pages of the comic only", () => {
    for (const [chapter, pages] of Object.values(appearances).flatMap(Object.entries)) {
      const published = comics[castComic]![Number(chapter)]!.pages.map(({ page }) => page);
      expect(published).toEqual(expect.arrayContaining(pages));
    }
    expect(referenceOfStranger({}, "katrina").appearances).toEqual([
      { chapter: "3 Two of Clubs", pages: [{ page: 1, path: "/comics/talechasers/3/1" }] },
    ]);
  });
});

describe("a favorite color", () => {
  const colored = (favoriteColor: string) => referenceOfStranger({ favoriteColor }).palette;

  it("has the code of a known name", () => {
    for (const { favoriteColor } of Object.values(characters)) {
      expect(colored(favoriteColor)).toEqual([
        [`Favorite: ${favoriteColor}`, colorsByName[favoriteColor.toLowerCase()]],
      ]);
    }
    expect(colored("<em>Violet</em>")).toEqual([["Favorite: Violet", "#8a5ac2"]]);
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
  const addresses = [
    ...Object.keys(characters).map((name) => `characters/${name}`),
    ...Object.keys(guildCharacters).map((name) => `cga/characters/${name}`),
  ];

  it("are unique and refer to existing characters", () => {
    const pairs = ties.map(({ one, other }) => [one, other].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { one, other } of ties) {
      expect(addresses).toContain(one);
      if (other.includes("/")) expect(addresses).toContain(other);
    }
  });

  it("appear on the sheets of both characters", () => {
    const seen = (name: string) => referenceOfStranger({}, name).ties;
    expect(seen("bram")).toEqual([
      {
        title: "Friends",
        people: [
          {
            name: "Isolde",
            cast: "characters",
            shortName: "isolde",
            words: "She looked hungry, so he moved over",
          },
        ],
      },
      {
        title: "Long ago",
        people: [
          {
            name: "Garrick",
            cast: "cga/characters",
            shortName: "garrick",
            words: "The eleventh to sit in his chair",
          },
        ],
      },
    ]);
    expect(seen("tamsin")[0]).toEqual({
      title: "Family",
      people: [{ name: "Her aunt", words: "Was asked, loudly, about the cheese man" }],
    });
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
    const known = referenceOfStranger(named, "chase").ties.at(-1);
    expect(known?.people.map(({ name }) => name)).toEqual(["Stranger", "Pip", "Wren"]);
  });

  it("include at most twelve linked characters", () => {
    const names = Array.from({ length: 30 }, (_, at) => `<a href="/characters/n${at}">n</a>`);
    expect(referenceOfStranger({ story1: names.join("") }).ties[0]?.people).toHaveLength(12);
  });
});
