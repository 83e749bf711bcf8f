import { comparePages, namePage, type PageRef } from "~/page-ref";

interface GoneNoteProps {
  /** The bookmarked page that is gone. */
  gone: PageRef;
  /** The nearest page, which is shown. */
  shown: PageRef;
}

/** Says that the bookmarked page is gone and the nearest page is shown instead. */
export function GoneNote({ gone, shown }: GoneNoteProps) {
  const name = gone.chapter === shown.chapter ? `Page ${gone.page}` : namePage(gone, "Chapter");
  const side = comparePages(shown, gone) < 0 ? "before" : "after";
  return <p className="note">{`${name} is gone; this is the page ${side} it.`}</p>;
}
