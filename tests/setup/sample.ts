/** Whether corpora are tested whole, as by `npm run test:all`. */
export const isWhole = process.env["TEST_CORPORA"] === "whole";

/** The seed of all samples: the default makes failures the same on every machine. */
export const seed = Number(process.env["TEST_SEED"] ?? 1);

/**
 * Some items of a corpus, spread over all of it, in their order; all of them by `npm run test:all`.
 *
 * @param shift chooses other items, for a corpus that is used several times
 */
export function sample<Item>(corpus: readonly Item[], size: number, shift = 0): readonly Item[] {
  if (isWhole || size >= corpus.length) return corpus;
  const stride = corpus.length / size;
  const offset = ((seed + shift) * 0.618_034) % 1;
  return Array.from({ length: size }, (_, at) => corpus[Math.floor((at + offset) * stride)]!);
}
