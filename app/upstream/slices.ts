/** Items that are processed in one turn of the event loop. */
const MAX_SLICE_ITEMS = 500;

const waiting: (() => void)[] = [];

/**
 * Waits for another turn of the event loop, so that requests are handled between expensive steps. Node runs all
 * `setImmediate` callbacks in one turn; here each caller has a turn of its own.
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
 * Splits a list into slices, each in its own turn of the event loop.
 *
 * @param weightOf the time of an item, in usual items
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
    while (end < items.length && (end === start || weight < MAX_SLICE_ITEMS))
      weight += weightOf(items[end++]!);
    yield { start, slice: items.slice(start, end) };
    start = end;
  }
}

/** Maps the items of a list in slices: see `inSlices`. */
export async function mapInSlices<Item, Mapped>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for await (const { slice } of inSlices(items, weightOf)) mapped.push(...slice.map(map));
  return mapped;
}
