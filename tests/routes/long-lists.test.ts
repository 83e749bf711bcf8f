import { within } from "@testing-library/dom";
import { beforeEach, describe, expect, it } from "vitest";
import { mockCall } from "~mocks/calls";
import { sample } from "../setup/sample";
import { visitor, type Page } from "./visitor";

const some = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at + 1));

/** `mockCall` for paths that are not literals. */
const answers = mockCall as (call: string, data: unknown) => void;

const inMain = (page: Page) => within(page.getByRole("main"));
/** The number of items on a page. */
const shown = (page: Page, selector: string) =>
  page.getByRole("main").querySelectorAll(selector).length;

const someCharacters = (category: string) =>
  some(450, (at) => ({ shortName: `fox-${at}`, category, alignment: "PROTAGONIST" }));

/** Long lists: their page, their call and its data, the selector of an item, and the size of a page. */
const lists: readonly [path: string, call: string, data: unknown, item: string, size: number][] = [
  ["/characters", "v1/characters", someCharacters("PRESENT"), "a[href^='/characters/fox-']", 200],
  [
    "/cga/characters",
    "v1/guildcharacters",
    someCharacters("GUILDMEMBER"),
    "a[href^='/cga/characters/fox-']",
    200,
  ],
  [
    "/world/bestiary/feral",
    "v1/world/topics/feral",
    some(450, (at) => `Stag ${at}`),
    "a[href^='/world/bestiary/feral/stag-']",
    200,
  ],
  [
    "/world/botanary",
    "v1/world/topics/botanary",
    some(450, (at) => `Shelf ${at}`),
    "a[href^='/world/botanary/shelf-']",
    200,
  ],
  [
    "/world/botanary/trees",
    "v1/world/content/world/botanary/trees",
    {
      pageLeft: some(10, (part) =>
        some(50, (at) => `<a href="/world/botanary/trees/p${part}-${at}">x</a>`).join(""),
      ),
    },
    "li a[href^='/world/botanary/trees/p']",
    200,
  ],
  [
    "/galleries/fan-art",
    "v1/galleries/fan-art",
    some(450, (at) => ({ id: `p${at}`, title: `Item ${at}`, location: `p/${at}.png` })),
    "a[href^='/galleries/fan-art/p']",
    200,
  ],
  ["/shop", "v1/shop/entries", some(100, (at) => ({ title: `Pin ${at}` })), "li h2", 40],
  [
    "/commissions",
    "v1/commissions/types",
    some(100, (at) => ({ name: `Sketch ${at}`, price: "$5" })),
    "li h3",
    40,
  ],
  [
    "/stream/pokemon/gym-challenge",
    "v1/stream/games/pokemon/players",
    some(100, (at) => `player_${at}`),
    "a[href*='/players/player_']",
    40,
  ],
  [
    "/stream/charities/kka",
    "v1/donations/kka-2024/twitch",
    Object.fromEntries(some(600, (at) => [`Donor ${at}`, at / 4])),
    "tbody tr",
    500,
  ],
  [
    "/tf-generator/list",
    "v1/generators/transformation/lists/species",
    {
      result: {
        Mammals: some(300, (at) => ({ name: `Fox ${at}`, subNames: [] })),
        Birds: some(300, (at) => ({ name: `Owl ${at}`, subNames: [] })),
      },
    },
    "section li",
    500,
  ],
];

describe.each(sample(lists, 4))("the list at %s", (path, call, data, item, size) => {
  it("has pages with links, and each item on one of them", async () => {
    answers(call, data);
    const guest = visitor();
    let page = await guest.open(path);
    const seen = new Set<string>();
    const heads = new Set<string>();
    const all = Array.isArray(data) ? data.length : path.startsWith("/world") ? 500 : 600;
    for (let number = 1; ; number += 1) {
      const items = page.getByRole("main").querySelectorAll(item);
      expect(items).toHaveLength(Math.min(size, all - (number - 1) * size));
      for (const { textContent, innerHTML } of items) seen.add(textContent + innerHTML);
      const head = ["title", 'meta[name="description"]', 'link[rel="canonical"]'];
      for (const selector of head) heads.add(page.find(selector).outerHTML);
      // Search engines need no further pages of donors.
      if (!path.includes("charities")) expect(heads.size).toBe(3 * number);
      const next = inMain(page).queryByRole("link", { name: "Next" });
      if (!next) break;
      page = await guest.follow(next);
      expect(page.address).toBe(`${path}?page=${number + 1}`);
    }
    expect(seen.size).toBe(all);
    page = await guest.open(`${path}?page=999`);
    expect(shown(page, item)).toBe(all % size);
  });
});

describe("an item of a long gallery", () => {
  const [, call, data] = lists.find(([path]) => path.startsWith("/galleries"))!;
  beforeEach(() => {
    answers(call, data);
    mockCall("v1/galleries/{gallery}/items/{item}", { title: "An item", location: "p/1.png" });
  });

  it("keeps the page of the gallery that it was opened from", async () => {
    const guest = visitor();
    let page = await guest.open("/galleries/fan-art?page=2&from=elsewhere");
    page = await guest.follow(inMain(page).getByRole("link", { name: "Item 201" }));
    expect(page.address).toBe("/galleries/fan-art/p201?page=2");
    expect(page.find('link[rel="canonical"]').getAttribute("href")).toMatch(/\/p201$/);
    page = await guest.open("/galleries/fan-art/p201");
    const all = inMain(page).getByRole("link", { name: "All of fan art" });
    expect(all.getAttribute("href")).toBe("/galleries/fan-art?page=2#item-p201");
    page = await guest.follow(all);
    expect(page.find("#item-p201").textContent).toContain("Item 201");
    expect(page.find('link[rel="canonical"]').getAttribute("href")).toMatch(/\?page=2$/);
  });
});
