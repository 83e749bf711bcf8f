import { findNeighbors, type Neighbors } from "~/ui/neighbors";

/** The position of an item, and the items that its controls lead to. */
export interface ItemPosition<Item> extends Neighbors<Item> {
  first?: Item | undefined;
  latest?: Item | undefined;
}

/** The position of an item among all items of its gallery. */
export function getItemPosition<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): ItemPosition<Item> {
  const neighbors = findNeighbors(items, (item) => item.id === id);
  return {
    ...neighbors,
    first: neighbors.previous && items[0],
    latest: neighbors.next && items.at(-1),
  };
}
