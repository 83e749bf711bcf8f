import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  byPosition,
  list,
  recordEntries,
  normalizeWebAddress,
  optional,
  optionalText,
  text,
} from "./fields.server";

const item = z.object({
  name: text,
  words: optionalText,
  tags: optional(list(text, byPosition), []),
  size: optional(z.number()),
});

it.each([
  ["missing", {}],
  ["invalid", { words: 7, tags: { no: "list" }, size: "large" }],
  ["too long", { words: "x".repeat(20_000) }],
])("an optional field has its fallback value if the field is %s", (_name, fields) => {
  const read = { name: "a", words: "", tags: [], size: undefined };
  expect(item.parse({ name: "a", ...fields })).toEqual(read);
});

describe("a list schema", () => {
  const names = (data: unknown) =>
    list(item, ({ name }) => name)
      .safeParse(data)
      .data?.map(({ name }) => name);

  it("a list schema omits invalid items and repeated items", () => {
    const data = [
      { name: "a" },
      { words: "no name" },
      "b",
      null,
      { name: "c" },
      { name: "a", size: 2 },
    ];
    expect(names(data)).toEqual(["a", "c"]);
  });

  it("a list schema accepts an empty or missing list and rejects a list without valid items", () => {
    expect(names([])).toEqual([]);
    expect(names(undefined)).toEqual([]);
    expect(names([{ title: "a" }])).toBeUndefined();
    expect(names({ 0: { name: "a" } })).toBeUndefined();
  });

  it("invalid items of a list do not make the surrounding record invalid", () => {
    expect(item.parse({ name: "a", tags: ["x", 7] })).toMatchObject({ tags: ["x"] });
  });
});

it("recordEntries turns a record into the list of its valid entries", () => {
  const numbers = recordEntries(z.string().regex(/^\d+$/).transform(Number), z.boolean());
  expect(numbers.parse({ 2: true, 1: false, x: true, 3: "no", "02": false })).toEqual([
    [1, false],
    [2, true],
  ]);
});

it.each([
  ["https://shop.example/pins", "https://shop.example/pins"],
  ["HTTP://Shop.example", "http://shop.example/"],
  ["https://shop.example/a\r\nSet-Cookie: x=1", "https://shop.example/aSet-Cookie:%20x=1"],
  ["javascript:alert(1)//https://x", undefined],
  ["//evil.example", undefined],
  ["/commissions", undefined],
  ["https://", undefined],
])("normalizeWebAddress converts %j to %j", (text, href) => {
  expect(normalizeWebAddress(text)).toBe(href);
});
