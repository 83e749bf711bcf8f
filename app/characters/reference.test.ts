import { expect, it } from "vitest";
import { appearances, castComic } from "~content/characters/appearances.yaml";
import { colorsByName, palettes } from "~content/characters/palettes.yaml";
import { tieKinds, ties } from "~content/characters/ties.yaml";
import comics from "~content/comics.yaml";
import type { Cast } from "./characters.schema";
import { buildReference } from "./reference.server";

/** Returns the reference of a record that has only the given fields. */
const referenceOf = (record: object, name = "stranger", cast: Cast = "characters") =>
  buildReference(cast, name, record as never);

it.each(["stranger", "__proto__", ""])("the character name %j has no reference data", (name) => {
  const nothing = { palette: [], ties: [], appearances: [], drawing: undefined };
  expect(referenceOf({}, name)).toEqual(nothing);
});

it("a character sheet links to the first comic page of the character in each chapter", () => {
  const [name, chapters] = Object.entries(appearances)[0]!;
  expect(referenceOf({}, name).appearances).toMatchObject(
    Object.entries(chapters).map(([number, [first]]) => ({
      chapter: `Chapter ${number}: ${comics[castComic]!.chapters[Number(number) - 1]!.title}`,
      path: `/comics/${castComic}/${number}/${first}`,
    })),
  );
});

it.each([
  ["<em>Violet</em>", [["Favorite: Violet", colorsByName["violet"]]]],
  ["Moss, #4F7A3C to be exact", [["Favorite", "#4f7a3c"]]],
  ["Whatever is left in the tin", []],
  ["constructor", []],
  ["#4f7a3cf", []],
])(
  "the sheet of a character with the favorite color %j shows the swatches %j",
  (favoriteColor, palette) => {
    expect(referenceOf({ favoriteColor }).palette).toEqual(palette);
  },
);

it("a character sheet lists a favorite color that the character wears once", () => {
  const [name, worn] = Object.entries(palettes)[0]!;
  const [[place = "", hex = ""] = []] = Object.entries(worn);
  const { palette } = referenceOf({ favoriteColor: hex }, name);
  expect(palette.filter(([, own]) => own === hex)).toEqual([[place, hex]]);
});

it("the sheets of both related characters show their relation", () => {
  for (const { kind, one, other, otherToOne, oneToOther } of ties) {
    const pairs = [[one, other, otherToOne], ...(oneToOther ? [[other, one, oneToOther]] : [])];
    for (const [sheet = "", somebody = "", words] of pairs) {
      const at = sheet.lastIndexOf("/");
      const seen = referenceOf({}, sheet.slice(at + 1), sheet.slice(0, at) as Cast).ties;
      const { people } = seen.find(({ title }) => title === tieKinds[kind])!;
      const shortName = somebody.includes("/") ? { shortName: somebody.split("/").at(-1) } : {};
      expect(people, sheet).toContainEqual(expect.objectContaining({ ...shortName, words }));
    }
  }
});

it("a character sheet lists each of at most twelve linked characters once", () => {
  const link = (address: string) => `<a href="/${address}">somebody</a>`;
  const story1 = ["stranger", "pip", "vixy", "pip"].map((name) => link(`characters/${name}`));
  const named = { story1: story1.join(" "), story2: link("cga/characters/wren") };
  const pip = { name: "Pip", cast: "characters", shortName: "pip" };
  const vixy = { ...pip, name: "Vixy", shortName: "vixy" };
  const wren = { name: "Wren", cast: "cga/characters", shortName: "wren" };
  expect(referenceOf(named).ties).toEqual([{ title: "In the story", people: [pip, vixy, wren] }]);
  const crowd = Array.from({ length: 30 }, (_, at) => link(`characters/n${at}`)).join("");
  expect(referenceOf({ story1: crowd }).ties[0]?.people).toHaveLength(12);
  const { one, other } = ties.find(({ oneToOther }) => oneToOther)!;
  const at = one.lastIndexOf("/");
  const known = referenceOf({ story1: link(other) }, one.slice(at + 1), one.slice(0, at) as Cast);
  expect(known.ties.map(({ title }) => title)).not.toContain("In the story");
});
