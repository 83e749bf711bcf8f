import { beforeEach, describe, expect, it } from "vitest";
import { onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { check, formatRows } from "../../scripts/upstream/check";

it("the check of an upstream that fits reports no difference", async () => {
  const rows = await check(true);
  expect(rows.flatMap(({ differences }) => differences)).toEqual([]);
  expect(formatRows(rows)).toMatch(/^(\d+) calls, \1 ok, 0 differ$/m);
});

describe("the check of an upstream that differs", () => {
  beforeEach(() => {
    onCall("v1/shop/entries", () =>
      ok([{ title: "A pin" }, { title: 7 }, { title: "A mug", link: "javascript:alert(1)" }]),
    );
    onCall("v1/comics/{comic}/latest", () => ok(["3", "12"]));
    onCall("v1/donations", () => new Response("<!doctype html>"));
    onCall("v1/commissions/types", () => ok({}));
    onCall("v1/stream/games/pokemon/players", () => ok(["\u001b[31mred", ".."]));
  });

  it("reports what differs, with texts of the upstream escaped", async () => {
    const rows = await check();
    const differences = Object.fromEntries(rows.map((row) => [row.name, row.differences]));
    expect(differences).toMatchObject({
      "GET v1/shop/entries": [
        "data[1].title: Invalid input: expected string, received number",
        "data[2].link: Invalid string: must match pattern /^https?:\\/\\//",
      ],
      "GET v1/comics/talechasers/latest": [
        "data[0]: Invalid input: expected number, received string",
        "data[1]: Invalid input: expected number, received string",
      ],
      "GET v1/donations": ["not-json: the body is not JSON"],
      "GET v1/commissions/types": [],
      "GET v1/stream/games/pokemon/players/..": [expect.stringMatching(/^bad-path/)],
    });
    const report = formatRows(rows);
    expect(report).toMatch(/^differs\t\d+ ms\tGET v1\/shop\/entries\n {4}data\[1\]\.title: /m);
    expect(report).not.toMatch(/[^\P{C}\n\t]/u);
    // A check without writes changes nothing.
    expect(rows.filter(({ name }) => !name.startsWith("GET "))).toEqual([]);
  });
});
