import { expect, it } from "vitest";
import { isEmpty, MAX_ITEMS, unwrap } from "./envelope";

const good = (data: unknown) => JSON.stringify({ code: "CHASE-1000", message: "OK", data });

it.each([[{}], [[]], [""], [0], [false], [{ a: [1, "b"] }]])(
  "unwrap returns the data %j of an envelope",
  (data) => {
    expect(unwrap(good(data))).toEqual(data);
  },
);

it.each([
  ["JSON null", "null", { kind: "null", message: "null" }],
  [
    "a code that is not CHASE-1000, before the data",
    '{"code":"CHASE-2001","message":"The ink ran dry"}',
    { kind: "code", message: "CHASE-2001: The ink ran dry" },
  ],
  ["a code that is a number", '{"code":1000,"data":1}', { kind: "code" }],
  ["no envelope", "[1]", { kind: "code" }],
  ["no data", '{"code":"CHASE-1000"}', { kind: "no-data", message: "CHASE-0000" }],
  ["data that are null", good(null), { kind: "no-data", message: "CHASE-0000" }],
  ["HTML", "<!doctype html><title>Back soon</title>", { kind: "not-json" }],
  ["half of an answer", good({ a: ["b"] }).slice(0, -4), { kind: "truncated" }],
  ["a long list", good(Array(MAX_ITEMS + 1).fill(1)), { kind: "too-large" }],
  ["many values", good(Array(400).fill(Array(400).fill(1))), { kind: "too-large" }],
  ["many levels", good(JSON.parse("[".repeat(30) + "]".repeat(30))), { kind: "too-large" }],
])("unwrap throws an error for %s", (_name, text, expected) => {
  expect(() => unwrap(text)).toThrow(expect.objectContaining(expected));
});

it("unwrap removes null and empty strings from records and replaces lone surrogates", () => {
  const data = { a: null, b: "", c: 0, d: false, e: [], f: [{ g: null, h: "i" }, ""] };
  expect(unwrap(good(data))).toEqual({ c: 0, d: false, e: [], f: [{ h: "i" }, ""] });
  const halves = { "\ud83e": ["\udd8a", "🦊"] };
  expect(unwrap(good(halves))).toEqual({ "\ufffd": ["\ufffd", "🦊"] });
});

it.each([
  [{}, true],
  [[], true],
  ["", true],
  [0, false],
  [undefined, false],
  [{ a: 1 }, false],
])("isEmpty of the data %j is %s", (data, expected) => expect(isEmpty(data)).toBe(expected));
