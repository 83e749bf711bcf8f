/** Whether the corpora are gone through whole, as `npm run test:all` does. */
export const isWhole = process.env["TEST_CORPORA"] === "whole";

/** `TEST_SEED` chooses another sample; the usual one is the same everywhere, so that a failure is too. */
export const seed = Number(process.env["TEST_SEED"] ?? 1);

/**
 * Some items of a corpus, spread over all of it, in their order; all of them by `npm run test:all`.
 *
 * @param shift moves the places, so that one corpus tried in many places is there tried differently
 */
export function sample<Item>(corpus: readonly Item[], size: number, shift = 0): readonly Item[] {
  if (isWhole || size >= corpus.length) return corpus;
  const stride = corpus.length / size;
  const offset = ((seed + shift) * 0.618_034) % 1;
  return Array.from({ length: size }, (_, at) => corpus[Math.floor((at + offset) * stride)]!);
}
