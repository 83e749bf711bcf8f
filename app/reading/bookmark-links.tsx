import { InlineScript } from "~/document/inline-script";
import { type PageRef, toPosition } from "~/page-ref";
import type { ReaderKind } from "./fill-in-bookmark";
import fillInScript from "./fill-in-script?inline-script";
import type { PageRange } from "./read-pages";
import { READING_CHANGE } from "./reading-store";

/**
 * Attributes of an element whose content depends on the bookmark of a comic. The server renders it
 * for new readers.
 *
 * @param story the first page of the comic, its newest page, and the pages of its newest chapters,
 * to count new pages
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

/** Returns attributes of an element that only some kinds of readers see. */
export const shownTo = (...kinds: ReaderKind[]) => ({
  "data-shown-to": kinds.join(" "),
  hidden: !kinds.includes("newcomer"),
  suppressHydrationWarning: true,
});

/** Returns attributes of a link to the bookmark or the last visited page. */
export const toBookmark = (...kinds: ReaderKind[]) => ({
  ...shownTo(...kinds),
  /** The value "chapter" makes the link lead to the chapter in the list of chapters. */
  "data-resume": "",
});

/** Returns attributes of an element with a picture that the bookmarked page's picture replaces. */
export const bookmarkPicture = (chapter: number, imageId: string) => ({
  "data-picture-of": `/${chapter}/${encodeURIComponent(imageId)}.`,
  suppressHydrationWarning: true,
});

/** Returns attributes of an element that names the bookmarked page or counts new pages. */
export const bookmarkTextAttributes = (of: "place" | "news") => ({
  "data-bookmark-text": of,
  // Hydration would replace a text child, but not inner HTML.
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
});

/** The text "Continue: chapter 2, page 3" as one element, because buttons are flex boxes. */
export function ContinueText() {
  return (
    <span>
      Continue: <span {...bookmarkTextAttributes("place")} />
    </span>
  );
}

/** A script, once in a document, that fills in preceding elements before the first paint. */
export function FillInScript() {
  return <InlineScript code={fillInScript} />;
}

/** A script that fills the bookmark into the elements between `FillInScript` and itself. */
export function FillInAgainScript() {
  return <InlineScript code={`dispatchEvent(new Event("${READING_CHANGE}"))`} />;
}
