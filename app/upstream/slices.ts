/** Items that are worked on in one turn of the loop, so that a long list keeps nobody waiting. */
const most = 500;

const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the loop that nobody else has who waits here: between dear steps, so that others
 * come in between. The loop itself would give one turn to all who wait.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

/**
 * A list in slices, each in a turn of its own; a short one at once.
 *
 * @param weightOf how many usual items one takes the time of
 */
export async function* inSlices<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number = () => 1,
): AsyncGenerator<{ start: number; slice: Item[] }> {
  let start = 0;
  while (start < items.length) {
    if (start > 0) await nextTurn();
    let end = start;
    let weight = 0;
    while (end < items.length && (end === start || weight < most))
      weight += weightOf(items[end++]!);
    yield { start, slice: items.slice(start, end) };
    start = end;
  }
}
