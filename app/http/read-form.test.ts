import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.server";

const own = { "Sec-Fetch-Site": "same-origin" };
const encoded = "application/x-www-form-urlencoded";

/** The fields of a posted form, or the status of its rejection. */
async function read(body: BodyInit | null, headers: Record<string, string>): Promise<unknown> {
  const request = new Request("http://127.0.0.1:3000/x", {
    method: "POST",
    body,
    headers: { ...own, ...headers },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit);
  try {
    return [...(await readForm(request))];
  } catch (answer) {
    expect((answer as Response).headers.get("Cache-Control")).toBe("no-store");
    return (answer as Response).status;
  }
}

describe("a posted form", () => {
  it("is read in both encodings", async () => {
    expect(await read("a=1&b=%C3%A9&a=2", { "Content-Type": encoded })).toEqual([
      ["a", "1"],
      ["b", "é"],
      ["a", "2"],
    ]);
    const parts = new FormData();
    parts.append("a", "1");
    expect(await read(parts, {})).toEqual([["a", "1"]]);
  });

  it("may be empty or have 64 kB", async () => {
    expect(await read("", { "Content-Type": encoded })).toEqual([]);
    const full = `a=${"x".repeat(64 * 1_024 - 2)}`;
    expect(await read(full, { "Content-Type": `${encoded}; charset=UTF-8` })).toHaveLength(1);
  });

  it.each(["application/json", "text/plain", "", "application/x-www-form-urlencodedx"])(
    "is rejected with 415 if its type is %j",
    async (type) => {
      expect(await read("a=1", { "Content-Type": type })).toBe(415);
    },
  );

  it("is rejected with 400 if it is invalid", async () => {
    expect(await read("--x\r\nnonsense", { "Content-Type": "multipart/form-data" })).toBe(400);
    const type = "multipart/form-data; boundary=x";
    expect(await read("--x\r\nnonsense", { "Content-Type": type })).toBe(400);
  });

  it("is rejected with 405 if the method is not POST", async () => {
    const answer = await readForm(
      new Request("http://127.0.0.1:3000/x", { method: "PUT", headers: own, body: "a=1" }),
    ).catch((thrown: unknown) => thrown as Response);
    expect(answer).toMatchObject({ status: 405 });
    expect((answer as Response).headers.get("Allow")).toContain("POST");
  });

  it("is rejected with 400 if the request is aborted", async () => {
    const left = new ReadableStream({
      pull: (controller) => controller.error(new Error("aborted")),
    });
    expect(await read(left, { "Content-Type": encoded })).toBe(400);
  });
});
