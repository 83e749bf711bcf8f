import { expect, it } from "vitest";
import { castGroups, mainCast } from "./cast-list";

const present = (shortName: string, alignment = "") => ({
  shortName,
  category: "PRESENT",
  alignment,
});

it("the list of the cast groups present characters by alignment and past characters in one group", () => {
  const groups = castGroups([
    { shortName: "isolde", category: "PAST", alignment: "" },
    { shortName: "halcyra", category: "PAST", alignment: "ANTAGONIST" },
    present("katrina"),
    present("goose", "GOOSE"),
    present("malichi", "ANTAGONIST"),
    present("vixy", "PROTAGONIST"),
    present("chase", "PROTAGONIST"),
  ]);
  expect(groups.map(({ title, members }) => [title, members.map((m) => m.shortName)])).toEqual([
    ["Protagonists", ["vixy", "chase"]],
    ["Antagonists", ["malichi"]],
    ["Neutral/Not Yet Introduced", ["katrina", "goose"]],
    ["Characters From the Past", ["isolde", "halcyra"]],
  ]);
});

it("the list of the cast contains no guild members of any category", () => {
  const list = [
    { shortName: "wren", category: "GUILDMEMBER", alignment: "" },
    { shortName: "pim", category: "FORMERGUILD", alignment: "PROTAGONIST" },
  ];
  expect(castGroups(list)).toEqual([]);
  expect(mainCast(list)).toEqual([]);
});
