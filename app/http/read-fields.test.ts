import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { choiceOf, readFields, readIntent, toggle } from "./read-form.server";

const sizes = [{ value: "S" }, { value: "M" }, { value: "L" }] as const;
const schema = z
  .object({
    size: choiceOf(sizes, "No such size."),
    tail: choiceOf(sizes, "No such tail.").default("S"),
    wings: toggle("On or off?"),
  })
  .refine(({ size, wings }) => size !== "S" || !wings, { error: "Too small to fly." });
const fallback = { size: "M", tail: "M", wings: true } as const;

type Fields = readonly (readonly [string, string | File])[];

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const read = (fields: Fields) => readFields(formOf(fields), schema, fallback);

describe("the fields of a form", () => {
  it("are read in any case, with defaults", () => {
    expect(read([["size", "l"]])).toEqual({
      values: { size: "L", tail: "S", wings: false },
      problems: undefined,
    });
  });

  it("that the schema does not know are ignored", () => {
    const more: Fields = [
      ["size", "L"],
      ["SIZE", "S"],
      ["__proto__", "x"],
    ];
    expect(read(more)).toEqual(read([["size", "L"]]));
  });

  it("have problems if they are invalid, and the others keep their values", () => {
    expect(
      read([
        ["size", "XL"],
        ["tail", "l"],
        ["wings", "yes"],
      ]),
    ).toEqual({
      values: { size: "M", tail: "L", wings: true },
      problems: { size: "No such size.", wings: "On or off?" },
    });
  });

  it.each<[string, Fields]>([
    ["missing", []],
    [
      "sent twice",
      [
        ["size", "L"],
        ["size", "L"],
      ],
    ],
    ["a file", [["size", new File(["L"], "L")]]],
    ["a name on the prototype of objects", [["size", "constructor"]]],
  ])("are invalid if one is %s", (_what, fields) => {
    expect(read(fields).problems).toEqual({ size: "No such size." });
  });

  it("may be invalid together only", () => {
    expect(
      read([
        ["size", "S"],
        ["wings", "on"],
      ]),
    ).toEqual({
      values: { size: "S", tail: "S", wings: true },
      problems: { form: "Too small to fly." },
    });
  });

  it("have valid values for any input", () => {
    const field = fc.tuple(
      fc.constantFrom("size", "tail", "wings", "other"),
      fc.oneof(fc.constantFrom("S", "l", "on", ""), fc.string()),
    );
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const { values } = read(fields);
        expect(["S", "M", "L"]).toContain(values.size);
        expect(["S", "M", "L"]).toContain(values.tail);
        expect(typeof values.wings).toBe("boolean");
      }),
    );
  });
});

describe("the intent of a form", () => {
  const intentOf = (...intents: string[]) => {
    try {
      return readIntent(formOf(intents.map((intent) => ["intent", intent])), ["go", "reset"]);
    } catch (answer) {
      return (answer as Response).status;
    }
  };

  it("is the value of the button, by default the first intent", () => {
    expect([intentOf(), intentOf("go"), intentOf("reset")]).toEqual(["go", "go", "reset"]);
  });

  it.each([[""], ["RESET"], ["constructor"], ["go", "reset"], ["go", "go"]])(
    "is rejected with 400 if it is %j",
    (...intents) => {
      expect(intentOf(...intents)).toBe(400);
    },
  );
});
