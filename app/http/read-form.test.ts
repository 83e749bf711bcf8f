import { expect, it } from "vitest";
import { readForm } from "./read-form.server";

const encoded = "application/x-www-form-urlencoded";

/** The fields of a posted form, or the status of its rejection. */
async function read(body: BodyInit, type?: string): Promise<unknown> {
  const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
  const request = new Request("http://127.0.0.1:3000/x", { method: "POST", body, headers });
  return readForm(request).then(
    (form) => [...form],
    (answer: Response) => answer.status,
  );
}

it("reads a form in both encodings", async () => {
  const parts = new FormData();
  parts.append("a", "1");
  expect(await read(parts)).toEqual([["a", "1"]]);
  const pair = [
    ["a", "1"],
    ["b", "é"],
  ];
  expect(await read("a=1&b=%C3%A9", `${encoded}; charset=UTF-8`)).toEqual(pair);
});

it.each(["application/json", "", "multipart/form-data; boundary=x"])(
  "rejects a body of type %j that is not a form",
  async (type) => expect(await read('{"a":1}', type)).toBe(415),
);
