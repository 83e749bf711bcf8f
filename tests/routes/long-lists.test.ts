import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { mockCall } from "~mocks/calls";
import { sample } from "../setup/sample";
import { visitor, type Page } from "./visitor";

const some = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at + 1));

/** `mockCall` for paths that are not literals. */
const answers = mockCall as (call: string, data: unknown) => void;

const inMain = (page: Page) => within(page.getByRole("main"));
const characters = (category: string) =>
  some(450, (at) => ({ shortName: `fox-${at}`, category, alignment: "PROTAGONIST" }));
const plants = some(450, (at) => `<a href="/world/botanary/trees/p-${at}">x</a>`);
const items = some(450, (at) => ({ id: `p${at}`, title: `Item ${at}`, location: `p/${at}.png` }));
const donations = Object.fromEntries(some(600, (at) => [`Donor ${at}`, at / 4]));
const species = { Mammals: some(600, (at) => ({ name: `Fox ${at}` })) };

/** Pages with long lists: the call, its data, the selector of an item, items per page. */
const lists: readonly [path: string, call: string, data: unknown, item: string, size: number][] = [
  ["/characters", "characters", characters("PRESENT"), "a[href*='/characters/fox-']", 60],
  [
    "/cga/characters",
    "guildcharacters",
    characters("GUILDMEMBER"),
    "a[href*='/characters/fox-']",
    60,
  ],
  [
    "/world/bestiary/feral",
    "world/topics/feral",
    some(450, (at) => `Stag ${at}`),
    "a[href*='/stag-']",
    60,
  ],
  [
    "/world/botanary",
    "world/topics/botanary",
    some(450, (at) => `Shelf ${at}`),
    "a[href*='/shelf-']",
    60,
  ],
  [
    "/world/botanary/trees",
    "world/content/world/botanary/trees",
    { pageLeft: [plants.slice(0, 99).join(""), plants.slice(99).join("")] },
    "li a[href*='/trees/p-']",
    60,
  ],
  ["/galleries/fan-art", "galleries/fan-art", items, "a[href^='/galleries/fan-art/p']", 60],
  ["/shop", "shop/entries", some(100, (at) => ({ title: `Pin ${at}` })), "li h2", 40],
  ["/commissions", "commissions/types", some(100, (at) => ({ name: `Sketch ${at}` })), "li h3", 40],
  [
    "/stream/pokemon/gym-challenge",
    "stream/games/pokemon/players",
    some(100, (at) => `player_${at}`),
    "a[href*='/players/player_']",
    40,
  ],
  ["/stream/charities/kka", "donations/kka-2024/twitch", donations, "tbody tr", 500],
  [
    "/tf-generator/list",
    "generators/transformation/lists/species",
    { result: species },
    "section li",
    500,
  ],
];

describe.each(sample(lists, 4))("the list at %s", (path, call, data, item, size) => {
  it("a long list is split into pages that show each item once", async () => {
    answers(`v1/${call}`, data);
    const reader = visitor();
    const [seen, heads] = [new Set<string>(), new Set<string>()];
    let page = await reader.open(path);
    for (let number = 1; ; number += 1) {
      const found = page.getByRole("main").querySelectorAll(item);
      expect(found.length).toBeLessThanOrEqual(size);
      for (const { textContent, outerHTML } of found) {
        expect(seen).not.toContain(textContent + outerHTML);
        seen.add(textContent + outerHTML);
      }
      const head = ["title", 'meta[name="description"]', 'link[rel="canonical"]'];
      for (const selector of head) heads.add(page.find(selector).outerHTML);
      // Further pages of donors have no meta tags of their own.
      if (!path.includes("charities")) expect(heads.size).toBe(3 * number);
      const next = inMain(page).queryByRole("link", { name: "Next" });
      if (!next) break;
      expect(found).toHaveLength(size);
      page = await reader.follow(next);
      expect(page.address).toBe(`${path}?page=${number + 1}`);
    }
    expect([100, 450, 600]).toContain(seen.size);
    page = await reader.open(`${path}?page=999`);
    expect(page.getByRole("main").querySelectorAll(item)).toHaveLength(seen.size % size);
  });
});

it("an item of a long gallery returns to the gallery page from which the visitor opened the item", async () => {
  answers("v1/galleries/fan-art", items);
  mockCall("v1/galleries/{gallery}/items/{item}", { title: "An item", location: "p/1.png" });
  const reader = visitor();
  let page = await reader.open("/galleries/fan-art?page=2&from=elsewhere");
  page = await reader.follow(inMain(page).getByRole("link", { name: "Item 61" }));
  expect(page.address).toBe("/galleries/fan-art/p61?page=2");
  expect(page.find('link[rel="canonical"]').getAttribute("href")).toMatch(/\/p61$/);
  page = await reader.open("/galleries/fan-art/p61");
  const all = inMain(page).getByRole("link", { name: "All fan art" });
  expect(all.getAttribute("href")).toBe("/galleries/fan-art?page=2#item-p61");
  page = await reader.follow(all);
  expect(page.find("#item-p61").textContent).toContain("Item 61");
});
