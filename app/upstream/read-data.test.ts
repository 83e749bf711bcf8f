import { describe, expect, it } from "vitest";
import { z } from "zod";
import { boundedList, optional, optionalText, text } from "./fields.server";
import { readData } from "./read-data";

const item = z.object({
  name: text,
  words: optionalText,
  tags: optional(z.array(text), []),
  size: optional(z.number()),
});
const record = z.object({ title: text, items: optional(z.array(item), []), motto: optionalText });

describe("an optional field", () => {
  it.each([
    ["missing", {}],
    ["null", { words: null, tags: null, size: null }],
    ["empty", { words: "", tags: "", size: "" }],
  ])("is missing without a report when it is %s", async (_name, fields) => {
    expect(await readData(item, { name: "a", ...fields })).toEqual({
      value: { name: "a", words: "", tags: [], size: undefined },
      leftOut: [],
      isIncomplete: false,
    });
  });

  it("is left out when it is invalid, and reported with the reason", async () => {
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
  it("is left out when it is invalid, and the others keep their order", async () => {
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

  it("is left out as a whole, with its invalid parts as the reason", async () => {
    const data = [{ name: 7 }, { name: "b", words: 1 }, { name: null }, { name: "d" }];
    const { value, leftOut } = await readData(z.array(item), data);
    expect(value.map(({ name }) => name)).toEqual(["b", "d"]);
    expect(leftOut).toEqual([
      "item 1.words (Invalid input: expected string, received number)",
      "item 0 (name: Invalid input: expected string, received number)",
      "item 2 (name: Invalid input: expected string, received null)",
    ]);
  });

  it("inside a record leaves the record in place", async () => {
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

describe("a required value", () => {
  it.each([
    ["a field of the record", record, { title: 7 }],
    ["a field that is missing", record, {}],
    ["the record", record, "text"],
    ["every item of a list", z.array(item), [1, 2, {}]],
    ["a list", z.array(item), { 0: { name: "a" } }],
  ])("fails the call: %s", async (_name, schema: z.ZodType, data) => {
    await expect(readData(schema, data)).rejects.toMatchObject({ kind: "shape" });
  });

  it("does not fail the call when a list was empty before", async () => {
    expect(await readData(z.array(item), [])).toEqual({
      value: [],
      leftOut: [],
      isIncomplete: false,
    });
  });
});

it("the report of what is left out does not repeat keys that the upstream chose", async () => {
  const data = { "Somebody\nelse": "x", fine: "y" };
  const { value, leftOut } = await readData(z.record(z.string(), z.number()), {
    ...data,
    kept: 1,
  });
  expect(value).toEqual({ kept: 1 });
  expect(leftOut.map((line) => line.split(" (")[0])).toEqual(["an entry", "fine"]);
});

describe("hostile data", () => {
  it("is validated in slices by what is in its items, and few of the reasons are kept", async () => {
    const perTurn = [0];
    let counting: NodeJS.Immediate;
    const countTurn = () => {
      perTurn.push(0);
      counting = setImmediate(countTurn);
    };
    countTurn();
    const counted = z.unknown().refine(() => {
      perTurn[perTurn.length - 1]! += 1;
      return false;
    });
    const part = z.object({ a: counted, b: counted, c: counted });
    const schema = z.array(z.object({ name: text, parts: optional(z.array(part), []) }));
    const data = Array.from({ length: 200 }, (_, at) => ({
      name: `n${at}`,
      parts: Array.from({ length: 40 }, () => ({ a: 1, b: 1, c: 1 })),
    }));
    const { value, leftOut } = await readData(schema, data);
    clearImmediate(counting!);
    expect(value).toEqual(Array.from({ length: 200 }, (_, at) => ({ name: `n${at}`, parts: [] })));
    expect(leftOut).toHaveLength(20);
    expect(Math.max(...perTurn)).toBeLessThan(700);
  });

  it.each([
    ["an item", () => [{ name: "a", tags: Array(10_001).fill(7) }], z.array(item)],
    ["data", () => ({ title: "a", items: Array(5_001).fill({ name: "b" }) }), record],
    ["deep data", () => JSON.parse('{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)), record],
  ])("is rejected before validation when %s has too many values", async (_name, make, schema) => {
    const read = readData(schema as z.ZodType, make());
    await expect(read).rejects.toMatchObject({ kind: "too-large" });
  });

  it("is given up after a few rounds, each in its own turn of the event loop", async () => {
    const tuple = z.tuple([z.number(), z.number()]).rest(z.unknown());
    let turns = 0;
    let counting: NodeJS.Immediate;
    const countTurn = () => {
      turns += 1;
      counting = setImmediate(countTurn);
    };
    countTurn();
    const data = Array.from({ length: 9_900 }, () => "x");
    await expect(readData(tuple, data)).rejects.toMatchObject({ kind: "shape" });
    clearImmediate(counting!);
    expect(data.length).toBeGreaterThan(9_800);
    expect(turns).toBeGreaterThan(5);
  });

  it("is rejected before validation when a list is far too long", async () => {
    const read = readData(z.array(item), Array(12_001).fill({ name: "a" }));
    await expect(read).rejects.toMatchObject({ kind: "too-large" });
  });

  it("is rejected before validation when a nested list is too long", async () => {
    let validated = 0;
    const counted = z.unknown().refine(() => (validated += 1));
    const schema = z.object({ tags: optional(boundedList(counted, 3), []) });
    const { value, leftOut } = await readData(schema, { tags: [1, 2, 3, 4] });
    expect(value.tags).toEqual([]);
    expect(leftOut).toHaveLength(1);
    expect(validated).toBe(0);
  });
});
