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

/** The address of a gallery, or of an item in it. */
export function galleryPath(gallery: string, id?: string): string {
  return id === undefined
    ? `/galleries/${gallery}`
    : `/galleries/${gallery}/${encodeURIComponent(id)}`;
}

/** The Atom feed of a gallery. */
export function galleryFeedPath(gallery: string): string {
  return `${galleryPath(gallery)}/feed.atom`;
}
