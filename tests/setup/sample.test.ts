import { expect, it } from "vitest";
import { isWhole, sample } from "./sample";

const corpus = Array.from({ length: 500 }, (_, at) => at);

it.skipIf(isWhole)("a sample has its size, no item twice, and reaches from end to end", () => {
  for (let shift = 0; shift < 50; shift += 1) {
    const some = sample(corpus, 40, shift);
    expect(new Set(some).size).toBe(40);
    expect(some[0]).toBeLessThan(13);
    expect(some.at(-1)).toBeGreaterThanOrEqual(487);
  }
});

it.skipIf(isWhole)("samples of other shifts together are nearly all of a corpus", () => {
  const seen = new Set(corpus.flatMap((_, shift) => sample(corpus, 40, shift)));
  expect(seen.size).toBeGreaterThan(480);
});

it("a sample of more than there is is the corpus", () => {
  expect(sample(corpus, 501)).toEqual(corpus);
});
