/** Where a piece hangs, and its neighbours, by the names of the turns that lead to them. */
export interface PlaceOnWall<Piece> {
  /** Counted from 1; 0 for a piece that is not on the wall. */
  number: number;
  count: number;
  first?: Piece | undefined;
  previous?: Piece | undefined;
  next?: Piece | undefined;
  latest?: Piece | undefined;
}

/** The place of a piece among all of its gallery, in their order. */
export function placeOnWall<Piece extends { id: string }>(
  pieces: readonly Piece[],
  id: string,
): PlaceOnWall<Piece> {
  const at = pieces.findIndex((piece) => piece.id === id);
  const count = pieces.length;
  if (at === -1) return { number: 0, count };
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return {
    number: at + 1,
    count,
    first: isFirst ? undefined : pieces[0],
    previous: pieces[at - 1],
    next: pieces[at + 1],
    latest: isLast ? undefined : pieces[count - 1],
  };
}

/** The address of a gallery, or of a piece in it. */
export function galleryPath(gallery: string, id?: string): string {
  return id === undefined
    ? `/galleries/${gallery}`
    : `/galleries/${gallery}/${encodeURIComponent(id)}`;
}

/** The Atom feed of a gallery. */
export function galleryFeedPath(gallery: string): string {
  return `${galleryPath(gallery)}/feed.atom`;
}
