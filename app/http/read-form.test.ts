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
  const fields = [
    ...[
      ["a", "1"],
      ["b", "é"],
      ["a", "2"],
    ],
  ];
  expect(await read("a=1&b=%C3%A9&a=2", `${encoded}; charset=UTF-8`)).toEqual(fields);
  expect(await read("", encoded)).toEqual([]);
});

it.each(["application/json", "text/plain", "", "multipart/form-data; boundary=x"])(
  "rejects a body of type %j that is not a form",
  async (type) => {
    expect(await read('{"a":1}', type)).toBe(415);
  },
);
