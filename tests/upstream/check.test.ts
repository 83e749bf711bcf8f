import { expect, it } from "vitest";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { check, formatRows } from "../../scripts/upstream/check";

it("the check of an upstream that fits reports no difference", async () => {
  const rows = await check(true);
  expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
  expect(formatRows(rows)).toMatch(/^(\d+) calls, \1 ok, 0 differ$/m);
});

it("the check reports what differs, with texts of the upstream escaped", async () => {
  onCall("v1/characters", () => ok([{ shortName: "fox", category: "PAST" }, { shortName: 7 }]));
  onCall("v1/comics/{comic}/latest", () => new Response("<!doctype html>"));
  onCall("v1/stream/games/pokemon/players", () => ok(["\u001b[31mred", ".."]));
  const rows = await check();
  const differences = Object.fromEntries(rows.map((row) => [row.name, row.differences]));
  expect(differences).toMatchObject({
    "GET v1/characters": expect.arrayContaining([
      "data[1].shortName: Invalid input: expected string, received number",
    ]),
    "GET v1/comics/talechasers/latest": ["not-json: the body is not JSON"],
    "GET v1/stream/games/pokemon/players/..": [expect.stringMatching(/^bad-path/)],
  });
  expect(formatRows(rows)).not.toMatch(/[^\P{C}\n\t]/u);
  // A check without writes changes nothing.
  expect(rows.filter(({ name }) => !name.startsWith("GET "))).toEqual([]);
});
