import { InlineScript } from "~/document/inline-script";
import { type PageRef, toPosition } from "~/page-ref";
import type { ReaderKind } from "./fill-in-bookmark";
import fillInScript from "./fill-in-script?inline-script";
import type { PageRange } from "./read-pages";
import { READING_CHANGE } from "./reading-store";

/**
 * Attributes of an element whose content depends on the bookmark of a comic. The server renders it for new readers.
 *
 * @param story the first page of the comic, its newest page, and the pages of its newest chapters, to count new pages
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

/** Attributes of an element that is shown to some kinds of readers only. */
export const shownTo = (...kinds: ReaderKind[]) => ({
  "data-shown-to": kinds.join(" "),
  hidden: !kinds.includes("newcomer"),
  suppressHydrationWarning: true,
});

/** Attributes of a link to the bookmark or the last visited page. Without scripts, the link is hidden. */
export const toBookmark = (...kinds: ReaderKind[]) => ({
  ...shownTo(...kinds),
  /** "chapter" for a link to the chapter in the list of chapters. */
  "data-resume": "",
});

/** Attributes of an element with the picture of a page, which is replaced by the bookmark's page. */
export const bookmarkPicture = (chapter: number, imageId: string) => ({
  "data-picture-of": `/${chapter}/${encodeURIComponent(imageId)}.`,
  suppressHydrationWarning: true,
});

/** Attributes of an empty element for a text: "chapter 2, page 3" of the bookmark, or "2 pages" that are new. */
export const bookmarkText = (of: "place" | "news") => ({
  "data-bookmark-text": of,
  // Hydration would replace a text child, but keeps inner HTML.
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
});

/** "Continue: chapter 2, page 3", as one element, because a button lays out its children side by side. */
export function ContinueText() {
  return (
    <span>
      Continue: <span {...bookmarkText("place")} />
    </span>
  );
}

/** Fills the bookmark into the preceding elements before the first paint. Rendered once per document. */
export function FillInScript() {
  return <InlineScript code={fillInScript} />;
}

/** Fills in the elements since the preceding `FillInScript`. */
export function FillInAgainScript() {
  return <InlineScript code={`dispatchEvent(new Event("${READING_CHANGE}"))`} />;
}
