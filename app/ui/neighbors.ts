/** The items before and after an item of a list. */
export interface Neighbors<Item> {
  previous?: Item | undefined;
  next?: Item | undefined;
  /** The position in the list, from 1; undefined for an item that is not in the list. */
  number?: number | undefined;
  count: number;
}

/** Returns the items before and after an item of a list. */
export function findNeighbors<Item>(
  items: readonly Item[],
  isSought: (item: Item) => boolean,
): Neighbors<Item> {
  const index = items.findIndex(isSought);
  const count = items.length;
  if (index === -1) return { count };
  return { previous: items[index - 1], next: items[index + 1], number: index + 1, count };
}
