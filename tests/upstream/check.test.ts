import { expect, it } from "vitest";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { check } from "../../scripts/upstream/check";

it("the check of a valid upstream reports no difference", async () => {
  expect((await check(true)).filter(([, differences]) => differences.length > 0)).toEqual([]);
});

it("the check reports differences", async () => {
  onCall("v1/characters", () => ok([{ shortName: "fox", category: "PAST" }, { shortName: 7 }]));
  onCall("v1/comics/{comic}/latest", () => new Response("<!doctype html>"));
  onCall("v1/stream/games/pokemon/players", () => ok([".."]));
  const calls = await check();
  expect(Object.fromEntries(calls)).toMatchObject({
    "GET v1/characters": expect.arrayContaining([
      "data[1].shortName: Invalid input: expected string, received number",
    ]),
    "GET v1/comics/talechasers/latest": ["not-json: the body is not JSON"],
    "GET v1/stream/games/pokemon/players/..": [expect.stringMatching(/^bad-path/)],
  });
  // A check without writes only sends GET requests.
  expect(calls.filter(([name]) => !name.startsWith("GET "))).toEqual([]);
});
