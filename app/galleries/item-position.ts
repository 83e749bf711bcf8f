/** The position of an item, and the items that its controls lead to. */
export interface ItemPosition<Item> {
  /** Counted from 1; 0 for an item that is not on the grid. */
  number: number;
  count: number;
  first?: Item | undefined;
  previous?: Item | undefined;
  next?: Item | undefined;
  latest?: Item | undefined;
}

/** The position of an item among all items of its gallery. */
export function getItemPosition<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): ItemPosition<Item> {
  const at = items.findIndex((item) => item.id === id);
  const count = items.length;
  if (at === -1) return { number: 0, count };
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return {
    number: at + 1,
    count,
    first: isFirst ? undefined : items[0],
    previous: items[at - 1],
    next: items[at + 1],
    latest: isLast ? undefined : items[count - 1],
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
