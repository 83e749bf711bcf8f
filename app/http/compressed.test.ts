import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { compressed } from "./compressed.server";

const long = "a fox, another fox, ".repeat(100);
const json = { "Content-Type": "application/json", ETag: '"fox"', Vary: "Cookie" };
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
] as const)("a long text goes to who takes %s as %s", async (accepted, encoding, unpack) => {
  const packed = await compressed(new Response(long, { headers: json }), accepted);
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    "content-encoding": encoding,
    etag: 'W/"fox"',
    vary: "Cookie, Accept-Encoding",
  });
  const body = await bytesOf(packed);
  expect(packed.headers.get("Content-Length")).toBe(String(body.byteLength));
  expect(body.byteLength).toBeLessThan(200);
  expect(unpack(body).toString()).toBe(long);
});

it("a text that is sent again is made smaller", async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `${at % 97} foxes ${at % 31}`).join(", ");
  const send = async () => {
    const packed = await compressed(new Response(text, { headers: json }), "br");
    return (await bytesOf(packed)).byteLength;
  };
  const first = await send();
  await vi.waitFor(async () => expect(await send()).toBeLessThan(first));
});

it.each([
  ["who takes nothing", long, "application/json", undefined],
  ["one packet", "a fox", "application/json", "br"],
  ["a picture", long, "image/png", "br"],
])("it stays as it is: %s", async (_what, text, type, accepted) => {
  const response = new Response(text, { status: 201, headers: { "Content-Type": type } });
  const same = await compressed(response, accepted);
  expect(same.status).toBe(201);
  expect(same.headers.has("Content-Encoding")).toBe(false);
  expect((await bytesOf(same)).toString()).toBe(text);
});

it("what is compressed already, and what has no body, is left alone", async () => {
  const done = new Response(long, { headers: { ...json, "Content-Encoding": "br" } });
  expect(await compressed(done, "br")).toBe(done);
  const known = new Response(null, { status: 304, headers: json });
  expect(await compressed(known, "br")).toBe(known);
});
