import { InlineScript } from "~/document/inline-script";
import { type PageRef, toPosition } from "~/page-ref";
import type { Reader } from "./fill-in-bookmark";
import fillInScript from "./fill-in-script?inline-script";
import type { PageRange } from "./read-pages";

/**
 * Attributes of an element around what depends on the bookmark in a comic. The server renders all of it for newcomers.
 *
 * @param latest the newest page, which tells whether a reader is caught up
 * @param pages of the newest chapters, of which some may be new to a reader
 */
export const withBookmark = (comic: string, latest?: PageRef, pages?: readonly PageRange[]) => ({
  "data-comic": comic,
  "data-latest": latest && toPosition(latest),
  "data-pages": pages && JSON.stringify(pages),
});

/** Attributes of an element that only some readers see. */
export const shownTo = (...readers: Reader[]) => ({
  "data-shown-to": readers.join(" "),
  hidden: !readers.includes("newcomer"),
  suppressHydrationWarning: true,
});

/** Attributes of a link to the bookmark. Without scripts it is hidden and needs no address. */
export const toBookmark = {
  ...shownTo("underway", "caught-up"),
  "data-resume": "",
  "data-own-links": "",
};

/** The place of the bookmark, as in "chapter 2, page 3", or the number of new pages, as in "2 pages". */
export function BookmarkText({ of }: { of: "place" | "news" }) {
  // React hydrates inner HTML as it is, but would restore a text.
  return (
    <span
      data-bookmark-text={of}
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}

/** Fills the bookmark into the elements before it, before the first paint. */
export function FillInScript() {
  return <InlineScript code={fillInScript} />;
}
