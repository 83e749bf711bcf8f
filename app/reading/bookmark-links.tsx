import { InlineScript } from "~/document/inline-script";
import { type PageRef, toPosition } from "~/page-ref";
import type { ReaderKind } from "./fill-in-bookmark";
import fillInScript from "./fill-in-script?inline-script";
import type { PageRange } from "./read-pages";

/**
 * Attributes of an element around what depends on the bookmark in a comic. The server renders all of it for newcomers.
 *
 * @param story its first page, the newest page, which tells whether a reader is caught up, and the pages of the newest
 * chapters, of which some may be new to a reader
 */
export const withBookmark = (
  comic: string,
  { first, latest, pages }: { first?: Place; latest?: Place; pages?: readonly PageRange[] } = {},
) => ({
  "data-comic": comic,
  "data-first": first && toPosition(first),
  "data-latest": latest && toPosition(latest),
  "data-pages": pages && JSON.stringify(pages),
});

type Place = PageRef | undefined;

/** Attributes of an element that only readers of some kinds see. */
export const shownTo = (...kinds: ReaderKind[]) => ({
  "data-shown-to": kinds.join(" "),
  hidden: !kinds.includes("newcomer"),
  suppressHydrationWarning: true,
});

/** Attributes of a link to the bookmark or the visited page. Without scripts it is hidden and needs no address. */
export const toBookmark = (...kinds: ReaderKind[]) => ({
  ...shownTo(...kinds),
  "data-resume": "",
  "data-own-links": "",
});

/** Attributes of an empty element for a text: "chapter 2, page 3" of the bookmark, or "2 pages" of the news. */
export const bookmarkText = (of: "place" | "news") => ({
  "data-bookmark-text": of,
  // React would restore a text when it hydrates, and leaves inner HTML as it is.
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
});

/** Fills the bookmark into the elements before it, before the first paint. */
export function FillInScript() {
  return <InlineScript code={fillInScript} />;
}
