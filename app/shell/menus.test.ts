import { describe, expect, it } from "vitest";
import { guildMenu, isCurrent, isSubmenu, mainMenu, type MenuEntry } from "./menus";

/** A menu as it reads: a link is [label, address], a submenu [label, its links]. */
function outline(menu: readonly MenuEntry[]): unknown[] {
  return menu.map((entry) =>
    isSubmenu(entry) ? [entry.label, outline(entry.entries)] : [entry.label, entry.to],
  );
}

describe("the menu of the main site", () => {
  it("has exactly these entries in this order", () => {
    expect(outline(mainMenu)).toEqual([
      ["Home", "/"],
      [
        "Story",
        [
          ["Comic", "/comics/talechasers"],
          ["Characters", "/characters"],
          ["World", "/world"],
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
      ["Otherworlds", [["Caudalglen", "/cga"]]],
    ]);
  });
});

describe("the menu of the guild", () => {
  it("has exactly these addresses in this order", () => {
    expect(guildMenu.map((entry) => (isSubmenu(entry) ? entry.label : entry.to))).toEqual([
      "/cga",
      "/cga/characters",
      "/cga/contact",
      "/",
    ]);
    expect(guildMenu.slice(0, 3).map(({ label }) => label)).toEqual([
      "Home",
      "Characters",
      "Contact",
    ]);
  });
});

describe("links between the sub-sites", () => {
  const links = (menu: readonly MenuEntry[]) =>
    menu.flatMap((entry) => (isSubmenu(entry) ? entry.entries : [entry]));

  it("load a new document, and they alone", () => {
    const crossing = (menu: readonly MenuEntry[]) =>
      links(menu)
        .filter(({ crosses }) => crosses)
        .map(({ to }) => to);
    expect(crossing(mainMenu)).toEqual(["/cga"]);
    expect(crossing(guildMenu)).toEqual(["/"]);
  });
});

it("submenus have ids of their own", () => {
  const ids = mainMenu.filter(isSubmenu).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
});

describe("the current entry", () => {
  const current = (to: string, pathname: string) => isCurrent({ label: "x", to }, pathname);

  it("is the page the visitor is on", () => {
    expect(current("/commissions", "/commissions")).toBe("page");
    expect(current("/", "/")).toBe("page");
    expect(current("/cga", "/cga")).toBe("page");
    expect(current("/stream", "/stream")).toBe("page");
  });

  it("is the section the page belongs to", () => {
    expect(current("/comics/talechasers", "/comics/talechasers/2/3")).toBe("true");
    expect(current("/cga/characters", "/cga/characters/vixy")).toBe("true");
  });

  it("is not a page whose name only begins alike", () => {
    expect(current("/comics/talechasers", "/comics/talechasers-two")).toBeUndefined();
    expect(current("/world", "/worldwide")).toBeUndefined();
  });

  it("is not a home page while the visitor is elsewhere", () => {
    expect(current("/", "/commissions")).toBeUndefined();
    expect(current("/cga", "/cga/contact")).toBeUndefined();
    expect(current("/stream", "/stream/mario")).toBeUndefined();
  });
});
