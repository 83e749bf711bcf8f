import { expect, it } from "vitest";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { createSeededRandom } from "~mocks/generators/chance";
import { generatorHandlersOn } from "~mocks/handlers/generators";
import { upstream } from "~mocks/index";
import { catalogue, nameOf } from "../../scripts/upstream/catalogue";
import { checkCalls } from "../../scripts/upstream/check";

it("checkCalls makes every API call without finding a difference in the embedded upstream", async () => {
  upstream.use(...generatorHandlersOn(createSeededRandom("check")));
  const requests = await checkCalls(true);
  expect(requests.filter(({ differences }) => differences.length > 0)).toEqual([]);
  const made = new Set(requests.map(({ call }) => call));
  expect(catalogue.filter((call) => !made.has(call)).map(nameOf)).toEqual([]);
  expect(new Set(catalogue.map(nameOf)).size).toBe(catalogue.length);
});

it("checkCalls reports differences and sends only GET requests by default", async () => {
  onCall("v1/characters", () => ok([{ shortName: "fox", category: "PAST" }, { shortName: 7 }]));
  onCall("v1/guildcharacters", () => ok([{ shortName: "pin" }, { shortName: ".." }]));
  onCall("v1/comics/{comic}/latest", () => new Response("<!doctype html>"));
  onCall("v1/stream/games/pokemon/players", () => ok([".."]));
  const requests = await checkCalls();
  expect(
    Object.fromEntries(requests.map(({ name, differences }) => [name, differences])),
  ).toMatchObject({
    "GET v1/characters": ["data[1].shortName: Invalid input: expected string, received number"],
    "GET v1/characters/fox": ["status: 404"],
    "GET v1/guildcharacters": ["data: the site leaves out 1 of 2 items"],
    "GET v1/comics/talechasers/latest": ["not-json: the body is not JSON"],
    "GET v1/stream/games/pokemon/players": ["data: no item fits"],
    "GET v1/stream/games/pokemon/players/{player}": [
      expect.stringMatching(/^no example, because .* shape: /),
    ],
  });
  expect(requests.filter(({ name }) => !name.startsWith("GET "))).toEqual([]);
});
