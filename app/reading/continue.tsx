import * as to from "~/addresses";
import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { InlineScript } from "~/document/inline-script";
import { startOf } from "~/document/page-handle";
import { useRootData } from "~/ui/root-data";
import type { ReadingPosition } from "./bookmark";
import continueScript from "./continue-script?inline-script";
import { fillInBookmarks } from "./fill-in-bookmarks";
import { bookmarkAddress } from "./resume";
import { useCookiePosition } from "./reader-store";

/** Returns the address of a bookmark, in the way this reader prefers to read. */
export function useResumeAddress(comic: string): (position: ReadingPosition) => string {
  const { scrolls = false } = useRootData();
  return (position) => bookmarkAddress(comic, position, scrolls);
}

interface ContinueLinkProps {
  comic: string;
  className?: string | undefined;
  /** The text for readers who have not begun; the link leads to the comic then. */
  children: string;
}

/** Links to the bookmark: of the cookie at first, of this browser once `fillInBookmarks` has run. */
export function ContinueLink({ comic, className, children }: ContinueLinkProps) {
  const position = useCookiePosition(comic);
  const resumeAddress = useResumeAddress(comic);
  const { scrolls } = useRootData();
  return (
    <a
      href={position ? resumeAddress(position) : to.comic(comic)}
      className={className}
      data-own-links=""
      data-continue={comic}
      data-scrolls={scrolls || undefined}
      suppressHydrationWarning
    >
      {position ? `Continue: chapter ${position.chapter}, page ${position.page}` : children}
    </a>
  );
}

/** A list item with a `ContinueLink`, hidden from readers without a bookmark. */
export function ContinueItem(link: ContinueLinkProps) {
  return (
    <li hidden={!useCookiePosition(link.comic)} suppressHydrationWarning>
      <ContinueLink {...link} />
    </li>
  );
}

/** Attributes of an element that only readers see who have begun, or only those who have not. */
export function useShownTo(readers: "readers" | "newcomers", comic: string) {
  const hasBegun = useCookiePosition(comic) !== undefined;
  return {
    "data-continue": comic,
    "data-shown-to": readers,
    hidden: hasBegun === (readers === "newcomers"),
    suppressHydrationWarning: true,
  };
}

/** Fills bookmarks into the links before it: by an effect, or by a script on pages that start no application. */
export function ContinueScript() {
  useEffect(fillInBookmarks, []);
  const isStatic = startOf(useMatches()) === "never";
  return isStatic ? <InlineScript code={continueScript} /> : null;
}
