/** The Atom feed of a comic's new pages. */
export function comicFeedPath(comic: string): string {
  return `/comics/${comic}/feed.atom`;
}
