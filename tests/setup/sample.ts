/** Whether all items of corpora are tested, as by `npm run test:all`. */
export const isWhole = process.env["TEST_CORPORA"] === "whole";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The seed of samples and property tests: the number of the day, so that each day differs. */
export const seed = Number(process.env["TEST_SEED"] ?? Math.floor(Date.now() / DAY_MS));

/**
 * A sample of a corpus, evenly spread, in order; the whole corpus with `npm run test:all`.
 *
 * @param shift selects other items, for a corpus that is sampled several times
 */
export function sample<Item>(corpus: readonly Item[], size: number, shift = 0): readonly Item[] {
  if (isWhole || size >= corpus.length) return corpus;
  const stride = corpus.length / size;
  const offset = ((seed + shift) * 0.618_034) % 1;
  return Array.from({ length: size }, (_, at) => corpus[Math.floor((at + offset) * stride)]!);
}
