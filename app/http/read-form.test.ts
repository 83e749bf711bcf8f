import { expect, it } from "vitest";
import { z } from "zod";
import { choiceOf, readFields, readForm, readIntent, checkbox } from "./read-form.server";

it("readForm reads forms in both encodings, and rejects all other content types", async () => {
  const read = (body: BodyInit, type?: string) => {
    const headers: HeadersInit = type ? { "Content-Type": type } : {};
    const request = new Request("http://127.0.0.1:3000/x", { method: "POST", body, headers });
    return readForm(request).then(
      (form) => [...form],
      (answer: Response) => answer.status,
    );
  };
  const parts = new FormData();
  parts.append("a", "é");
  expect(await read(parts)).toEqual([["a", "é"]]);
  expect(await read("a=%C3%A9", "application/x-www-form-urlencoded")).toEqual([["a", "é"]]);
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    expect(await read('{"a":1}', type)).toBe(415);
  }
});

const sizes = [{ value: "S" }, { value: "M" }, { value: "L" }] as const;
const schema = z
  .object({
    size: choiceOf(sizes, "No such size."),
    tail: choiceOf(sizes, "No such tail.").default("S"),
    wings: checkbox("On or off?"),
  })
  .refine(({ size, wings }) => size !== "S" || !wings, { error: "Too small to fly." });
const fallback = { size: "M", tail: "M", wings: true } as const;
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
])("readFields validates the fields %j", (query, values, problems) => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(query)) form.append(name, value);
  expect(readFields(form, schema, fallback)).toEqual({ values, problems });
});

it("readIntent uses the first intent by default and rejects unknown intents", () => {
  const form = new FormData();
  expect(readIntent(form, ["go", "reset"])).toBe("go");
  form.set("intent", "reset");
  expect(readIntent(form, ["go", "reset"])).toBe("reset");
  form.set("intent", "RESET");
  expect(() => readIntent(form, ["go", "reset"])).toThrow(expect.objectContaining({ status: 400 }));
});
