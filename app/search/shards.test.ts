import { expect, it } from "vitest";
import { searchShard, buildShards } from "./shards";

it("an index of many different words is bounded, and finds its words", async () => {
  const entries = Array.from({ length: 1_000 }, (_, entry) => ({
    text: Array.from({ length: 400 }, (_word, at) => `w${(entry * 400 + at).toString(36)}x`).join(
      " ",
    ),
  }));
  let terms = 0;
  let found = 0;
  for await (const shard of buildShards(entries, { text: 1 })) {
    terms += shard.terms.termCount;
    found += searchShard(shard, "w0x").length;
  }
  expect(terms).toBe(300_000);
  expect(found).toBe(1);
});
