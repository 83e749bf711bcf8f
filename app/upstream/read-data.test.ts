import { describe, expect, it } from "vitest";
import { z } from "zod";
import { optional, optionalText, text } from "./fields.server";
import { readData } from "./read-data";

const item = z.object({
  name: text,
  words: optionalText,
  tags: optional(z.array(text), []),
  size: optional(z.number()),
});
const record = z.object({ title: text, items: optional(z.array(item), []), motto: optionalText });

describe("a field that a page can do without", () => {
  it.each([
    ["missing", {}],
    ["null", { words: null, tags: null, size: null }],
    ["empty", { words: "", tags: "", size: "" }],
  ])("says nothing when it is %s", async (_name, fields) => {
    expect(await readData(item, { name: "a", ...fields })).toEqual({
      value: { name: "a", words: "", tags: [], size: undefined },
      leftOut: [],
    });
  });

  it("is left out where it does not fit, and named with the reason", async () => {
    const data = { name: "a", words: 7, tags: { no: "list" }, size: "large" };
    const { value, leftOut } = await readData(item, data);
    expect(value).toEqual({ name: "a", words: "", tags: [], size: undefined });
    expect(leftOut).toEqual([
      "words (Invalid input: expected string, received number)",
      "tags (Invalid input: expected array, received object)",
      "size (Invalid input: expected number, received string)",
    ]);
  });

  it("is left out when it is too long", async () => {
    const { value, leftOut } = await readData(item, { name: "a", words: "x".repeat(1_000_000) });
    expect(value.words).toBe("");
    expect(leftOut).toHaveLength(1);
  });
});

describe("an item of a list", () => {
  it("is left out where it does not fit, and the rest stays in order", async () => {
    const data = [{ name: "a" }, { words: "no name" }, "b", { name: "c", tags: ["x", 7, "y"] }];
    const { value, leftOut } = await readData(z.array(item), data);
    expect(value.map(({ name }) => name)).toEqual(["a", "c"]);
    expect(value[1]?.tags).toEqual(["x", "y"]);
    expect(leftOut).toEqual([
      "item 1 (Invalid input: expected string, received undefined)",
      "item 2 (Invalid input: expected object, received string)",
      "item 3.tags.item 1 (Invalid input: expected string, received number)",
    ]);
  });

  it("takes its wrong parts along, which are the reason", async () => {
    const data = [{ name: 7 }, { name: "b", words: 1 }, { name: null }, { name: "d" }];
    const { value, leftOut } = await readData(z.array(item), data);
    expect(value.map(({ name }) => name)).toEqual(["b", "d"]);
    expect(leftOut).toEqual([
      "item 1.words (Invalid input: expected string, received number)",
      "item 0 (name: Invalid input: expected string, received number)",
      "item 2 (name: Invalid input: expected string, received null)",
    ]);
  });

  it("within a record does not cost the record", async () => {
    const { value } = await readData(record, {
      title: "t",
      items: [1, { name: "a" }],
      motto: null,
    });
    expect(value).toEqual({
      title: "t",
      items: [expect.objectContaining({ name: "a" })],
      motto: "",
    });
  });
});

describe("what cannot be done without", () => {
  it.each([
    ["a field of the record", record, { title: 7 }],
    ["a field that is missing", record, {}],
    ["the record", record, "text"],
    ["every item of a list", z.array(item), [1, 2, {}]],
    ["a list", z.array(item), { 0: { name: "a" } }],
  ])("is a failure: %s", async (_name, schema: z.ZodType, data) => {
    await expect(readData(schema, data)).rejects.toMatchObject({ kind: "shape" });
  });

  it("is not a list that was empty before", async () => {
    expect(await readData(z.array(item), [])).toEqual({ value: [], leftOut: [] });
  });
});

describe("the names of what is left out", () => {
  it("are not those that an upstream can choose", async () => {
    const data = { "Somebody\nelse": "x", fine: "y" };
    const { value, leftOut } = await readData(z.record(z.string(), z.number()), {
      ...data,
      kept: 1,
    });
    expect(value).toEqual({ kept: 1 });
    expect(leftOut.map((line) => line.split(" (")[0])).toEqual(["an entry", "fine"]);
  });
});
