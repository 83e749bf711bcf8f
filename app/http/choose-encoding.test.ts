import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./compress.server";

describe("the encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip", "br"],
    ["*", "br"],
    [" br ; q=1.0 , gzip", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, *", "gzip"],
    ["gzip;q=0, br;q=0", "identity"],
    ["*;q=0", "identity"],
    ["gzip;q=0, *;q=0", "identity"],
    ["identity", "identity"],
    ["deflate, zstd", "identity"],
    ["brotli, x-gzip", "identity"],
    ["br;q=much", "identity"],
    ["", "identity"],
    [",;=,", "identity"],
    [null, "identity"],
  ])("for %j is %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
