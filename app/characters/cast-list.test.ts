import { describe, expect, it } from "vitest";
import { findNeighbors, castGroups, displayName, mainCast } from "./cast-list";

const present = (shortName: string, alignment = "") => ({
  shortName,
  category: "PRESENT",
  alignment,
});

describe("the groups of the cast", () => {
  it("are four, in the order of the page", () => {
    const groups = castGroups([
      { shortName: "isolde", category: "PAST", alignment: "" },
      present("katrina"),
      present("malichi", "ANTAGONIST"),
      present("vixy", "PROTAGONIST"),
      present("chase", "PROTAGONIST"),
    ]);
    expect(groups.map(({ title, members }) => [title, members.map((m) => m.shortName)])).toEqual([
      ["Protagonists", ["vixy", "chase"]],
      ["Antagonists", ["malichi"]],
      ["Neutral/Not Yet Introduced", ["katrina"]],
      ["Characters From the Past", ["isolde"]],
    ]);
  });

  it("are left out when they are empty", () => {
    expect(castGroups([present("chase", "PROTAGONIST")]).map(({ title }) => title)).toEqual([
      "Protagonists",
    ]);
    expect(castGroups([])).toEqual([]);
  });

  it("have all characters of the past in one group, whatever their alignment", () => {
    const villain = { shortName: "halcyra", category: "PAST", alignment: "ANTAGONIST" };
    expect(castGroups([villain])).toEqual([
      { title: "Characters From the Past", members: [villain] },
    ]);
  });

  it("count an unknown alignment as neutral", () => {
    const [group] = castGroups([present("goose", "GOOSE")]);
    expect(group?.title).toBe("Neutral/Not Yet Introduced");
  });

  it("have no guild members, in any guild category", () => {
    const list = [
      { shortName: "wren", category: "GUILDMEMBER", alignment: "" },
      { shortName: "pim", category: "FORMERGUILD", alignment: "PROTAGONIST" },
    ];
    expect(castGroups(list)).toEqual([]);
    expect(mainCast(list)).toEqual([]);
  });
});

describe("the neighbors of a character", () => {
  const names = ["chase", "vixy", "snow"];

  it.each([
    ["chase", undefined, "vixy"],
    ["vixy", "chase", "snow"],
    ["snow", "vixy", undefined],
    ["nobody", undefined, undefined],
  ])("of %s are %s and %s", (name, previous, next) => {
    expect(findNeighbors(names, name)).toEqual({ previous, next });
  });
});

it("writes a short name with a capital", () => {
  expect(displayName("vixy")).toBe("Vixy");
  expect(displayName("šarn")).toBe("Šarn");
  expect(displayName("")).toBe("");
});
