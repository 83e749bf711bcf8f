import { expect, it } from "vitest";
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

/** Reads fields as they are encoded in a query. */
function read(query: string) {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(query)) form.append(name, value);
  return readFields(form, schema, fallback);
}

const noSize = { size: "No such size." };

it.each([
  ["size=l&SIZE=S&__proto__=x", { size: "L", tail: "S", wings: false }, undefined],
  ["size=S&wings=on", { size: "S", tail: "S", wings: true }, { form: "Too small to fly." }],
  [
    "size=XL&tail=l&wings=yes",
    { size: "M", tail: "L", wings: true },
    { ...noSize, wings: "On or off?" },
  ],
  ["size=L&size=L", { size: "M", tail: "S", wings: false }, noSize],
  ["size=constructor", { size: "M", tail: "S", wings: false }, noSize],
])("reads the fields %j", (query, values, problems) => {
  expect(read(query)).toEqual({ values, problems });
});

it.each([
  ["", "go"],
  ["go", "go"],
  ["reset", "reset"],
  ["RESET", 400],
  ["constructor", 400],
])("the intent %j is %j", (sent, expected) => {
  const form = new FormData();
  if (sent) form.append("intent", sent);
  try {
    expect(readIntent(form, ["go", "reset"])).toBe(expected);
  } catch (answer) {
    expect((answer as Response).status).toBe(expected);
  }
});
