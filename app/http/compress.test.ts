import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, compressResponse } from "./compress.server";

const long = "a fox, another fox, ".repeat(100);
const json = { "Content-Type": "application/json", ETag: '"fox"', Vary: "Cookie" };
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.5, gzip", "br"],
  ["*", "br"],
  [" br ; q=1.0 , gzip", "br"],
  ["br;q=0, gzip", "gzip"],
  ["*;q=0", "identity"],
  ["deflate, zstd", "identity"],
  ["br;q=much", "identity"],
  [",;=,", "identity"],
  [null, "identity"],
])("with Accept-Encoding %j chooses %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
] as const)(
  "with Accept-Encoding %s compresses a long text as %s",
  async (accepted, encoding, unpack) => {
    const packed = await compressResponse(new Response(long, { headers: json }), accepted);
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      "content-encoding": encoding,
      etag: 'W/"fox"',
      vary: "Cookie, Accept-Encoding",
    });
    const body = await bytesOf(packed);
    expect(packed.headers.get("Content-Length")).toBe(String(body.byteLength));
    expect(body.byteLength).toBeLessThan(200);
    expect(unpack(body).toString()).toBe(long);
  },
);

it.each([
  ["a request without Accept-Encoding", long, "application/json", undefined],
  ["a text of one packet", "a fox", "application/json", "br"],
  ["a picture", long, "image/png", "br"],
])("does not compress %s", async (_what, text, type, accepted) => {
  const response = new Response(text, { status: 201, headers: { "Content-Type": type } });
  const same = await compressResponse(response, accepted);
  expect(same.status).toBe(201);
  expect(same.headers.has("Content-Encoding")).toBe(false);
  expect((await bytesOf(same)).toString()).toBe(text);
});

it("returns a response unchanged if it is compressed or has no body", async () => {
  const done = new Response(long, { headers: { ...json, "Content-Encoding": "br" } });
  expect(await compressResponse(done, "br")).toBe(done);
  const known = new Response(null, { status: 304, headers: json });
  expect(await compressResponse(known, "br")).toBe(known);
});
