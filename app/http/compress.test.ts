import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, compressResponse } from "./compress.server";

const long = "a fox, another fox, ".repeat(100);
const json = { "Content-Type": "application/json", ETag: '"fox"', Vary: "Cookie" };

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip", "br"],
  ["br;q=0, gzip", "gzip"],
  [null, undefined],
])("chooseEncoding for the Accept-Encoding header %j returns %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("the server compresses a long text with %s", async (encoding, unpack) => {
  const packed = await compressResponse(new Response(long, { headers: json }), encoding);
  const body = Buffer.from(await packed.arrayBuffer());
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    "content-encoding": encoding,
    "content-length": String(body.byteLength),
    etag: 'W/"fox"',
    vary: "Cookie, Accept-Encoding",
  });
  expect(unpack(body).toString()).toBe(long);
});

it.each([
  ["a response to a request without Accept-Encoding", long, "application/json", null],
  ["a text of one packet", "a fox", "application/json", "br"],
  ["a picture", long, "image/png", "br"],
])("the server does not compress %s", async (_what, text, type, accepted) => {
  const response = new Response(text, { status: 201, headers: { "Content-Type": type } });
  const same = await compressResponse(response, accepted);
  expect([same.status, same.headers.has("Content-Encoding")]).toEqual([201, false]);
  expect(await same.text()).toBe(text);
});
