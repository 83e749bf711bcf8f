import { describe, expect, it } from "vitest";
import { loader as listLoader } from "~/routes/_main.characters._index";
import { loader as sheetLoader } from "~/routes/_main.characters.$name";
import { loader as registerLoader } from "~/routes/cga.characters._index";
import { loader as guildSheetLoader } from "~/routes/cga.characters.$name";
import { characters, guildCharacters } from "~mocks/data/characters";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";

const guildErrorOf = (path: string) => errorPageOf(path).replace("/error", "/cga/error");

it("the lists show characters in groups and guild members in display order", async () => {
  const { data } = await responseOf(listLoader, "/characters");
  const { groups } = data as { groups: { title: string; members: unknown[] }[] };
  expect(groups.map(({ title }) => title)).toEqual([
    "Protagonists",
    "Antagonists",
    "Neutral/Not Yet Introduced",
    "Characters From the Past",
  ]);
  expect(groups.flatMap(({ members }) => members)).toHaveLength(Object.keys(characters).length);
  const { data: register } = await responseOf(registerLoader, "/cga/characters");
  const members = Object.keys(guildCharacters).map((shortName) => ({ shortName }));
  expect(register).toMatchObject({ members });
});

it.each([
  ["v1/characters", listLoader, "/characters", errorPageOf("/characters")],
  ["v1/guildcharacters", registerLoader, "/cga/characters", guildErrorOf("/cga/characters")],
] as const)(
  "the list of %s redirects to the error page if the API call fails or the list is empty",
  async (...given) => {
    const [call, loader, path, location] = given;
    failCall(call, "refused");
    expect(await responseOf(loader, path)).toMatchObject({ status: 302, location });
    failCall(call, "status", 404);
    expect(await responseOf(loader, path)).toMatchObject({ status: 302, location });
    onCall(call, () => ok([]));
    expect(await responseOf(loader, path)).toMatchObject({ status: 302, location });
  },
);

describe("the sheet of a character", () => {
  const open = (name: string) => responseOf(sheetLoader, `/characters/${name}`, { name });

  it("the neighbors of a character sheet are the characters in the list without guild members", async () => {
    mockCall("v1/characters", [
      { shortName: "chase", category: "PRESENT", alignment: "PROTAGONIST" },
      { shortName: "wren", category: "GUILDMEMBER", alignment: "" },
      { shortName: "vixy", category: "PRESENT", alignment: "PROTAGONIST" },
    ]);
    expect((await open("vixy")).data).toMatchObject({ previous: "chase", next: undefined });
  });

  it.each(["nobody", "constructor", "..", "%00", "🦊", ""])(
    "the character sheet with the unknown name %j redirects to the error page",
    async (name) => {
      const { location } = await responseOf(sheetLoader, "/characters/x", { name });
      expect(location).toBe(notFoundPageOf("/characters/x"));
    },
  );

  it.each([
    ["an empty record", {}],
    ["a record of the guild", guildCharacters["wren"]],
    ["no record", "Chase"],
  ])("a character sheet redirects to the error page for %s", async (_name, record) => {
    onCall("v1/characters/{name}", () => ok(record));
    expect((await open("chase")).location).toContain(errorPageOf("/characters/chase"));
  });

  it.each([
    ["a character of the comic", characters["chase"]],
    ["an empty record", {}],
  ])("a guild sheet redirects to the guild's error page for %s", async (_name, record) => {
    onCall("v1/guildcharacters/{name}", () => ok(record));
    const path = "/cga/characters/chase";
    const { location } = await responseOf(guildSheetLoader, path, { name: "chase" });
    expect(location).toContain(guildErrorOf(path));
  });
});
