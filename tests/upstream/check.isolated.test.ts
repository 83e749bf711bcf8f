import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue } from "../../scripts/upstream/catalogue";
import { handlers } from "~mocks/handlers";
import { startUpstream, type ListeningUpstream } from "~mocks/server";
import { check, formatRows, makePosts, type Row } from "../../scripts/upstream/check";
import { walk } from "../../scripts/upstream/walk";
import type { Target } from "../../scripts/upstream/call-result";
import { startOwnUpstream, type OwnUpstream } from "../e2e/own-upstream";
import { fieldsWithoutValue, openApiErrors } from "./openapi-errors";

// Everything here goes over real sockets, as the command does.
vi.unmock("~/upstream/transport.server");

let pictures: OwnUpstream;
let healthy: ListeningUpstream;

const at = (url: string): Target => ({ url, suffix: "", cdn: `${pictures.url}/cdn` });

beforeAll(async () => {
  [pictures, healthy] = await Promise.all([startOwnUpstream({}), startUpstream()]);
});
afterAll(() => Promise.all([pictures.close(), healthy.close()]));

describe("the check of an upstream that fits", () => {
  let rows: Row[];
  beforeAll(async () => void (rows = await check(at(healthy.url), true)));

  it("reports no difference", () => {
    expect(rows.filter(({ ok }) => !ok)).toEqual([]);
    expect(formatRows(rows)).toMatch(/^(\d+) calls, \1 ok, 0 differ$/m);
  });

  it("makes every call of the catalogue, most of them several times", () => {
    const names = rows.map(({ name }) => name);
    const missed = catalogue
      .map(({ method, path }) => `${method} ${path}`.replace("GET ", ""))
      .filter((call) => {
        const pattern = new RegExp(`^${call.replace(/\{\w+\}/g, "[^/]+")}$`);
        return !names.some((name) => pattern.test(name));
      });
    expect(missed, "add these to walk.ts or check.ts in scripts/upstream/").toEqual([]);
    expect(rows.length).toBeGreaterThan(2 * catalogue.length);
    expect(rows.length).toBeLessThan(150);
  });

  it("receives answers that fit docs/openapi.json, whatever it asks for", async () => {
    const event = { type: "sub", username: "Fern", count: 3, tier: "Prime", message: "Hello" };
    await fetch(`${healthy.url}/v1/overlay/events`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...event, receiver: "Moss", pfp: "https://fox.example/a.png" }),
    });
    const made = [
      ...(await walk(at(healthy.url), Infinity)),
      ...(await makePosts(at(healthy.url))),
    ];
    const answered = made.filter(({ call }) => call && "data" in call);
    expect(answered.length).toBeGreaterThan(150);
    for (const { name, call, data } of answered) {
      expect(openApiErrors(call!, { code: "CHASE-1000", data }), name).toEqual([]);
    }
    const unseen = catalogue.flatMap((call) =>
      fieldsWithoutValue(
        call,
        answered.filter((one) => one.call === call).map(({ data }) => data),
      ),
    );
    expect(unseen, "add examples to mocks/data/").toEqual([]);
  });

  it("requests pictures of each kind", () => {
    const kinds = ["chase", "cga", "comics", "galleries", "commissions", "shop", "world", "stream"];
    const seen = rows.flatMap(({ name }) => /^picture \w+\/([^/]+)/.exec(name)?.[1] ?? []);
    expect([...new Set(seen)].sort()).toEqual(kinds.sort());
  });
});

it("does not post without --post", async () => {
  const own = await startOwnUpstream({});
  const rows = await check(at(own.url));
  await own.close();
  expect(rows.filter(({ name }) => /^[A-Z]/.test(name))).toEqual([]);
  expect(rows.filter(({ ok, name }) => ok && name.startsWith("v1/"))).toEqual([]);
});

/** Answers that are wrong, each in a way of its own, by path; what is a text is the whole body. */
const wrong: Record<string, unknown> = {
  "shop/entries": [
    { title: "A pin", name: "pin", link: "https://shop.example/pin" },
    { title: 7, name: "mug", stock: "€ 12" },
    { title: "A mug", link: "javascript:alert(1)" },
  ],
  "comics/talechasers/latest": ["3", "12"],
  "comics/talechasers/chapters/1": {},
  donations: "<!doctype html><title>Back soon</title>",
  "donations/als-2023/twitch": { Vixy: 5, Snow: "5" },
  characters: [{ shortName: "nobody", category: "PRESENT", alignment: "" }],
  "commissions/data": { status: "open", offer: "<b>".repeat(1_000) },
  "commissions/types": {},
  "galleries/fan-art": [{ id: "a", title: "A", location: "galleries/../a.png" }],
  "stream/games/pokemon/players": ["ok", "\u001b[31mred", ".."],
  "stream/games/pokemon/players/ok": [{ badge: "fire", level: 4, awardDate: "May 18" }],
  "world/topics/feral": null,
};

describe("the check of an upstream that is wrong", () => {
  let rows: Row[];
  beforeAll(async () => {
    const wrongHandlers = Object.entries(wrong).map(([path, data]) =>
      http.get(`*/v1/${path}`, () =>
        typeof data === "string"
          ? HttpResponse.text(data)
          : HttpResponse.json({ code: "CHASE-1000", message: "OK", data }),
      ),
    );
    const upstream = await startUpstream({ loadHandlers: () => [...wrongHandlers, ...handlers] });
    rows = await check(at(upstream.url));
    await upstream.close();
  });

  it.each([
    [
      "v1/shop/entries",
      [
        "data[1].title: Invalid input: expected string, received number",
        "data[2].link: expected an http or https address",
      ],
    ],
    [
      "v1/comics/talechasers/latest",
      [
        "data[0]: Invalid input: expected number, received string",
        "data[1]: Invalid input: expected number, received string",
      ],
    ],
    ["v1/comics/talechasers/chapters/1", ["data: the chapter has no pages"]],
    ["v1/donations", ["not-json: the body is not JSON"]],
    [
      "v1/donations/als-2023/twitch",
      ["data.Snow: Invalid input: expected number, received string"],
    ],
    ["v1/characters/nobody", ["status: 404"]],
    ["v1/commissions/data", ["data.offer: HTML nested more than 40 deep"]],
    ["v1/galleries/fan-art", ["data[0].location: expected a path without empty segments and dots"]],
    ["v1/stream/games/pokemon/players", ["data[2]: expected a name that an address can hold"]],
    [
      "v1/stream/games/pokemon/players/ok",
      ["data[0].level: Too big: expected number to be <=3", "data[0].awardDate: Invalid ISO date"],
    ],
    ["v1/world/topics/feral", ["no-data: CHASE-0000"]],
    [
      "v1/stream/games/pokemon/players/..",
      ["bad-path: not sent: a segment is empty, dots or a path"],
    ],
  ])("reports the difference of %s", (name, differences) => {
    expect(rows.find((row) => row.name === name)?.differences).toEqual(differences);
  });

  it("accepts empty lists in another shape", () => {
    expect(rows.find(({ name }) => name === "v1/commissions/types")?.ok).toBe(true);
    const differing = rows.filter(({ ok }) => !ok).map(({ name }) => name);
    expect(differing).toHaveLength(14);
  });

  it("prints the differences, with texts of the upstream escaped", () => {
    const report = formatRows(rows);
    expect(report).toMatch(
      /^differs\t\d+ ms\t\d+ B\tv1\/shop\/entries\n {4}data\[1\]\.title: Invalid input: expected string/m,
    );
    expect(report).toMatch(/\n\d+ calls, \d+ ok, 14 differ$/);
    expect(report).not.toMatch(/[^\P{C}\n\t]/u);
  });
});
