import { describe, expect, it } from "vitest";
import { isCurrent } from "./menus";
import { guildMenu, mainMenu } from "~content/menus.yaml";
import type { MenuEntry, MenuLink } from "./shell.schema";

/** A menu as arrays: a link is [label, address], a submenu [label, its links]. */
function outline(menu: readonly MenuEntry[]): unknown[] {
  return menu.map((entry) =>
    "entries" in entry ? [entry.label, outline(entry.entries)] : [entry.label, entry.to],
  );
}

it("the menu of the main site has exactly these entries in this order", () => {
  expect(outline(mainMenu)).toEqual([
    ["Home", "/"],
    [
      "Story",
      [
        ["Comic", "/comics/talechasers"],
        ["Characters", "/characters"],
        ["World", "/world"],
        ["Search the Comic", "/comics/talechasers/search"],
        ["Saved Chapters", "/comics/talechasers/saved"],
        ["Continue on Another Device", "/reading"],
      ],
    ],
    [
      "Stream",
      [
        ["About", "/stream"],
        ["Bluerock", "/stream/bluerock"],
        ["Vixy", "/stream/vixy"],
        ["Pokémon", "/stream/pokemon"],
        ["Mario", "/stream/mario"],
        ["Super Animal Royale", "/stream/sar"],
        ["Charities", "/stream/charities"],
      ],
    ],
    [
      "Art",
      [
        ["Commissions", "/commissions"],
        ["Galleries", "/galleries"],
        ["Telegram Stickers", "/telegram-stickers"],
        ["Shop", "/shop"],
      ],
    ],
    [
      "Fun",
      [
        ["Fursona Generator", "/fursona-generator"],
        ["TF Generator", "/tf-generator"],
        ["Choose Your Starter", "/choose-your-starter"],
      ],
    ],
    [
      "Site Info",
      [
        ["Contact", "/contact"],
        ["Patch Notes", "/patch-notes"],
        ["Downloads", "/downloads"],
      ],
    ],
    ["Otherworlds", [["Caudalglen, the guild’s side story", "/cga"]]],
  ]);
});

it("the menu of the guild has exactly these entries in this order", () => {
  expect(outline(guildMenu).slice(0, 3)).toEqual([
    ["Home", "/cga"],
    ["Characters", "/cga/characters"],
    ["Contact", "/cga/contact"],
  ]);
  expect(guildMenu.slice(3)).toMatchObject([{ to: "/" }]);
});

describe("the current entry", () => {
  /** Label and mark of the entries that are marked on a page. */
  const marked = (links: readonly MenuLink[], pathname: string) =>
    links.flatMap((link) => {
      const mark = isCurrent(link, pathname);
      return mark ? [[link.label, mark]] : [];
    });
  const linksOf = (menu: readonly MenuEntry[]) =>
    menu.flatMap((entry) => ("entries" in entry ? entry.entries : [entry]));

  it.each([
    ["/", "Home", "page"],
    ["/commissions", "Commissions", "page"],
    ["/commissions/tos", "Commissions", "true"],
    ["/comics/talechasers/2/3", "Comic", "true"],
    ["/comics/another", "Comic", "true"],
    ["/chasemagic", "Characters", "true"],
    ["/stream", "About", "page"],
    ["/stream/sar/characters", "Super Animal Royale", "true"],
    ["/stream/charities/go", "Charities", "true"],
    ["/tf-generator/result", "TF Generator", "true"],
  ])("of %s is %s", (pathname, label, mark) => {
    expect(marked(linksOf(mainMenu), pathname)).toEqual([[label, mark]]);
  });

  it.each(["/worldwide", "/shopping", "/error"])("of %s is none", (pathname) => {
    expect(marked(linksOf(mainMenu), pathname)).toEqual([]);
  });

  it("of the guild is the page or its section", () => {
    expect(marked(linksOf(guildMenu), "/cga")).toEqual([["Home", "page"]]);
    expect(marked(linksOf(guildMenu), "/cga/characters/vixy")).toEqual([["Characters", "true"]]);
  });
});
