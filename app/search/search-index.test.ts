import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anyText } from "../../tests/setup/any-text";
import type { SearchEntry } from "./search-entry";
import { SearchIndex } from "./search-index.server";
import { listTerms } from "./search-words";

afterEach(() => void vi.useRealTimers());

const entry = (name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  group: "World",
  names: [name],
  to: `/world/${encodeURIComponent(name)}`,
  place: "",
  ...more,
});

const page = (chapter: number, number: number, more: Partial<SearchEntry> = {}) =>
  entry(`Chapter ${chapter}, page ${number}`, {
    group: "Comic",
    names: [`Chapter ${chapter}, page ${number}`, "Two of Clubs"],
    to: `/comics/x/${chapter}/${number}`,
    ...more,
  });

const panel = (number: number, text: string) => ({
  name: `panel ${number}`,
  fragment: `panel-${number}`,
  text,
});

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
  entry("Lovely day", { texts: ["Give and serve."] }),
  entry("Old tales", { texts: ["A hero", "Many pottery shards."] }),
  entry("Cinder Fennec", { group: "Characters" }),
  entry("Ember", { texts: ["Cinder Fennec's sister."] }),
  entry("Commissions", { group: "Pages", to: "/commissions" }),
  entry("Finished commissions", { group: "Galleries", to: "/galleries/commissions" }),
  entry("Night", { texts: ["The hour of thieves.", "Behind the glass, 森の獣人がいる。"] }),
  ...[
    page(1, 2),
    page(2, 1),
    page(2, 3, { parts: [panel(1, ""), panel(2, "A jar.")] }),
    page(2, 20),
    page(3, 2),
  ],
];

function find(query: string, all: readonly SearchEntry[] = entries) {
  const index = new SearchIndex();
  for (const one of all) index.put(one.to, one);
  const found = index.find(query);
  return { ...found, found: found.groups.flatMap((group) => group.entries) };
}
const namesFor = (query: string, all = entries) => find(query, all).found.map(({ name }) => name);

it.each([
  ["šarn's hound", "Šarn's Hound"],
  ["sarn’s-hound", "Šarn's Hound"],
  ["kite weasels", "Kite-Weasel"],
  ["kiteweasel", "Kite-Weasel"],
  ["the stag", "Grove Stag"],
  ["ＦＩＲＥ", "Fire"],
  ["flames", "Fire"],
  ["widow", "Glass Widow"],
  ["a plush", "Toy Fox"],
  ["toy", "Vixy"],
  ["foxfolk", "Foxfolk"],
  ["folk", "Foxfolk"],
  ["arctic", "Snow"],
  ["thief", "Night"],
  ["thieves", "Night"],
  ["獣人", "Night"],
  ["の獣", "Night"],
  ["人", "Night"],
  ["chapter 2", "Chapter 2, page 1"],
  ["chapter 3 page 2", "Chapter 3, page 2"],
  ["chapter 2 page 3", "Chapter 2, page 3"],
  ["two of clubs", "Chapter 1, page 2"],
  ["love", "Lovely day"],
  ["heroes", "Old tales"],
  ["commision", "Commissions"],
])("the search for %j finds %s as the first result", (query, name) => {
  expect(namesFor(query)[0]).toBe(name);
  expect(find(query).isSimilar).toBe(false);
});

it.each([
  ["artic fox", "Snow"],
  ["snw", "Snow"],
  ["weazel", "Kite-Weasel"],
  ["hound of sran", "Šarn's Hound"],
  ["cruell", "Snow"],
  ["widow xylophone", "Glass Widow"],
  ["cinder fenec", "Cinder Fennec"],
])("the search for %j finds %s as a similar result", (query, name) => {
  const { found, isSimilar } = find(query);
  expect([found[0]?.name, isSimilar]).toEqual([name, true]);
});

it.each(["gif", "serf", "pot", "z".repeat(200)])("the search for %j finds nothing", (query) => {
  expect(namesFor(query)).toEqual([]);
  expect(find(query).hasWords).toBe(true);
});

it.each(["", "   ", "'", "-_-", "*", "...", "🦊", "\u0000", "´`", "the"])(
  "the search ignores the query %j, which has no word",
  (query) => {
    expect(find(query)).toMatchObject({ hasWords: false, count: 0, groups: [] });
  },
);

it("the search shows pages whose name equals the query in a first group, before the groups by section", () => {
  const { groups } = find("commission");
  expect(groups.map(({ title }) => title)).toEqual(["Best match", "Galleries"]);
  expect(groups[0]!.entries.map(({ name }) => name)).toEqual(["Commissions"]);
});

it("the search shows groups with the best group first and comic pages in reading order", () => {
  const all = ["Galleries", "Characters"] as const;
  const named = all.map((group) => entry("Glass", { group, to: `/${group}` }));
  const { groups } = find("glass", [...entries, ...named, entry("Glass of water")]);
  expect(groups.map(({ title }) => title)).toEqual(["Best match", "World"]);
  expect(groups[0]!.entries.map(({ to }) => to)).toEqual(["/Characters", "/Galleries"]);
  expect(namesFor("page 2").filter((name) => name.startsWith("Chapter 2"))).toEqual(
    [1, 3, 20].map((number) => `Chapter 2, page ${number}`),
  );
});

it("a search result links to the panel that contains the words", () => {
  expect(find("jar").found).toMatchObject([
    { name: "Chapter 2, page 3, panel 2", to: "/comics/x/2/3#panel-2" },
  ]);
});

it("the search returns at most 30 entries and the number of all matches", () => {
  const many = Array.from({ length: 100 }, (_, at) => entry(`Fox ${at}`));
  const { groups, count } = find("fox", many);
  expect(groups.map(({ entries }) => entries.length)).toEqual([30]);
  expect(count).toBe(100);
});

it("the search finds an entry only by the texts that the entry has now", () => {
  const index = new SearchIndex();
  const countFor = (query: string) => index.find(query).count;
  index.put("a", entry("Stag", { texts: ["antlers"] }));
  index.put("a", entry("Stag", { texts: ["hooves"] }));
  expect([countFor("antlers"), countFor("hoof")]).toEqual([0, 1]);
  index.remove("a");
  expect(countFor("stag")).toBe(0);
});

it("entries can be replaced again and again without an error in the background", async () => {
  vi.useFakeTimers();
  const index = new SearchIndex();
  const listWordsOf = (version: number, at: number) =>
    Array.from({ length: 50 }, (_, word) =>
      (((version * 5_000 + at * 50 + word + 1) * 48_271) % 2_147_483_647).toString(36),
    );
  for (let version = 0; version < 5; version += 1) {
    for (let at = 0; at < 100; at += 1) {
      index.put(`fox ${at}`, entry(`Fox ${at}`, { texts: [listWordsOf(version, at).join(" ")] }));
      if (at % 10 === 0) await vi.advanceTimersByTimeAsync(15);
    }
  }
  const counts = [0, 4].map((version) => index.find(listWordsOf(version, 7)[7]!).count);
  expect(counts).toEqual([0, 1]);
});

describe("arbitrary entries", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc.stringMatching(/^[A-Za-zŠšéØ' -]{1,30}$/),
  );
  const toTerms = (name: string) => listTerms(name).join(" ");
  const names = fc.uniqueArray(name, { maxLength: 12, selector: toTerms });

  it("each of any entries is the first result of the search for its name", () => {
    fc.assert(
      fc.property(names, anyText({ maxLength: 200 }), (all, query) => {
        const entries = all.map((own) => entry(own, { texts: [query] }));
        find(query, entries);
        for (const own of all.filter(toTerms)) {
          expect(find(own, entries).groups[0]!.entries[0]!.name).toBe(own);
        }
      }),
    );
  });
});
