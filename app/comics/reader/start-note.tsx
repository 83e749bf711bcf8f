import { useState } from "react";
import { InlineScript } from "~/document/inline-script";
import type { PageRef } from "~/page-ref";
import { withBookmark } from "~/reading/bookmark-links";
import { useReadingState } from "~/reading/use-reading-state";
import { isHydrated } from "~/ui/use-hydrated";
import { TurnLink } from "./page-controls";
import startNoteScript from "./start-note-script?inline-script";

interface StartNoteProps {
  comic: string;
  first: PageRef;
  turn: (page: PageRef) => void;
}

/** A note above a visitor's first comic page, until the first turn. */
export function StartNote({ comic, first, turn }: StartNoteProps) {
  // A page that a client navigation opens is not the first page of the visit.
  const [isFirstPage] = useState(() => !isHydrated());
  const { bookmark } = useReadingState(comic);
  if (!isFirstPage || bookmark) return null;
  return (
    <>
      <p className="screen-only note" {...withBookmark(comic)} suppressHydrationWarning>
        New here?{" "}
        <TurnLink comic={comic} page={first} turn={turn}>
          Start at page one
        </TurnLink>
      </p>
      <InlineScript code={startNoteScript} />
    </>
  );
}
