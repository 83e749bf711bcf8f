import { describe, expect, it } from "vitest";
import { characters, guildCharacters } from "~mocks/data/characters";
import { colorsByName } from "~content/characters/palettes.yaml";
import { buildReference } from "./reference.server";
import { ties } from "~content/characters/ties.yaml";

/** The reference of a record with few fields. */
const referenceOfStranger = (record: object, name = "stranger") =>
  buildReference("characters", name, record as never);

it.each(["stranger", "constructor", "__proto__", ""])("has nothing about %j", (name) => {
  const nothing = { palette: [], ties: [], appearances: [], drawing: undefined };
  expect(referenceOfStranger({}, name)).toEqual(nothing);
});

it("lists the pages of a character by chapter", () => {
  expect(referenceOfStranger({}, "katrina").appearances).toEqual([
    { chapter: "3 Two of Clubs", pages: [{ page: 1, path: "/comics/talechasers/3/1" }] },
  ]);
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
  it("are unique and refer to existing characters", () => {
    const addresses = [
      ...Object.keys(characters).map((name) => `characters/${name}`),
      ...Object.keys(guildCharacters).map((name) => `cga/characters/${name}`),
    ];
    const pairs = ties.map(({ one, other }) => [one, other].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    const named = ties.flatMap(({ one, other }) => (other.includes("/") ? [one, other] : [one]));
    expect(addresses).toEqual(expect.arrayContaining(named));
  });

  it("appear on the sheets of both characters", () => {
    const seen = (name: string) => referenceOfStranger({}, name).ties;
    expect(seen("bram")).toMatchObject([
      { title: "Friends", people: [{ name: "Isolde", words: expect.stringContaining("hungry") }] },
      { title: "Long ago", people: [{ cast: "cga/characters", shortName: "garrick" }] },
    ]);
    expect(seen("isolde")[0]?.people).toContainEqual(expect.objectContaining({ name: "Bram" }));
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
