import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "~/ui/search-words";
import { anyText } from "../../tests/setup/any-text";
import { buildSearch, type SearchEntry } from "./search-index.server";

const entry = (name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  group: "World",
  names: [name],
  to: `/world/${encodeURIComponent(name)}`,
  place: "",
  keywords: [],
  panels: [],
  texts: [],
  ...more,
});

const page = (chapter: number, number: number, more: Partial<SearchEntry> = {}) =>
  entry(`Chapter ${chapter}, page ${number}: Two of Clubs`, { group: "Comic", ...more });

const entries = [
  ...["Šarn's Hound", "Grove Stag", "Glass Widow", "Glassing", "Foxfolk", "Kite-Weasel"].map(
    (name) => entry(name),
  ),
  entry("Fire", { names: ["Fire", "flame"], texts: ["It needs glass."] }),
  entry("Snow", {
    group: "Characters",
    keywords: ["Arctic fox"],
    texts: ["“The cold isn’t cruel.”"],
  }),
  entry("Toy Fox", { texts: ["A plush toy."] }),
  entry("Vixy", { group: "Characters", names: ["Vixy", "Toy breaker"] }),
  entry("Night", { texts: ["The hour of thieves.", "Behind the glass, 森の獣人がいる。"] }),
  ...[page(1, 2), page(2, 1), page(2, 3, { panels: ["", "A jar."] }), page(2, 20), page(3, 2)],
];

async function find(query: string, all = entries) {
  const { groups, isSimilar } = (await buildSearch(all))(query);
  return { isSimilar, groups, found: groups.flatMap((group) => group.entries) };
}
const namesFor = async (query: string) => (await find(query)).found.map(({ name }) => name);

describe("a search", () => {
  it.each([
    ["šarn's hound", "Šarn's Hound"],
    ["sarn’s-hound", "Šarn's Hound"],
    ["kite weasels", "Kite-Weasel"],
    ["the stag", "Grove Stag"],
    ["ＦＩＲＥ", "Fire"],
    ["flames", "Fire"],
    ["glass", "Glass Widow"],
    ["a plush", "Toy Fox"],
    ["toy", "Vixy"],
    ["foxfolk", "Foxfolk"],
    ["arctic", "Snow"],
    ["thief", "Night"],
    ["獣人", "Night"],
    ["の獣", "Night"],
    ["人", "Night"],
    ["chapter 2", "Chapter 2, page 1: Two of Clubs"],
    ["chapter 3 page 2", "Chapter 3, page 2: Two of Clubs"],
    ["two of clubs", "Chapter 1, page 2: Two of Clubs"],
  ])("for %j finds %s first", async (query, name) => {
    expect((await namesFor(query))[0]).toBe(name);
    expect((await find(query)).isSimilar).toBe(false);
  });

  it.each([
    ["artic fox", "Snow"],
    ["snw", "Snow"],
    ["weazel", "Kite-Weasel"],
    ["hound of sran", "Šarn's Hound"],
    ["cruell", "Snow"],
    ["widow xylophone", "Glass Widow"],
  ])("for %j finds %s as a similar result", async (query, name) => {
    const { found, isSimilar } = await find(query);
    expect([found[0]?.name, isSimilar]).toEqual([name, true]);
  });

  it.each(["", "   ", "'", "-_-", "🦊", "\u0000", "´`", "<b>", "the", "z".repeat(200)])(
    "for %j finds nothing",
    async (query) => {
      expect(await namesFor(query)).toEqual([]);
    },
  );

  it("groups results, the best group and characters first, and pages of the comic in story order", async () => {
    const all = ["Galleries", "Characters"].map((group) => entry("Glass", { group }));
    const { groups } = await find("glass", [...entries, ...all]);
    expect(groups.map(({ title }) => title)).toEqual(["Characters", "Galleries", "World"]);
    expect(await namesFor("page 2")).toEqual(
      [1, 2, 3].flatMap((chapter) =>
        chapter === 2
          ? [1, 3, 20].map((number) => `Chapter 2, page ${number}: Two of Clubs`)
          : `Chapter ${chapter}, page 2: Two of Clubs`,
      ),
    );
  });

  it("links to the matching panel", async () => {
    const { found } = await find("jar");
    expect(found).toMatchObject([
      { name: "Chapter 2, page 3: Two of Clubs, panel 2", to: expect.stringMatching(/#panel-2$/) },
    ]);
  });

  it("finds at most 30 entries", async () => {
    const many = Array.from({ length: 100 }, (_, at) => entry(`Fox ${at}`));
    expect((await find("fox", many)).found).toHaveLength(30);
  });
});

describe("arbitrary entries", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc.stringMatching(/^[A-Za-zŠšéØ' -]{1,30}$/),
  );
  const names = fc.uniqueArray(name, { maxLength: 12, selector: fold });

  it("can be searched with any query, and each is the first result for its name", async () => {
    await fc.assert(
      fc.asyncProperty(names, anyText({ maxLength: 200 }), async (all, query) => {
        const search = await buildSearch(all.map((own) => entry(own, { texts: [query] })));
        search(query);
        for (const own of all.filter(fold)) {
          expect(fold(search(own).groups[0]!.entries[0]!.name)).toBe(fold(own));
        }
      }),
    );
  });
});
