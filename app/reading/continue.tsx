import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { InlineScript } from "~/document/inline-script";
import { startOf } from "~/document/page-handle";
import { useSiteData } from "~/ui/site-data";
import type { ReadingPosition } from "./bookmark";
import continueScript from "./continue-script?inline-script";
import { fillInBookmarks } from "./fill-in-bookmarks";
import { bookmarkAddress } from "./resume";
import { useCookiePosition } from "./reader-store";

/** The address that a bookmark leads to, as this reader prefers to read. */
export function useResumeAddress(comic: string): (stop: ReadingPosition) => string {
  const { scrolls = false } = useSiteData();
  return (stop) => bookmarkAddress(comic, stop, scrolls);
}

interface ContinueLinkProps {
  comic: string;
  className?: string | undefined;
  /** The text for readers who have not begun; the link leads to the comic then. */
  children: string;
}

/** Links to the bookmark: the cookie's at first, this browser's as soon as `fillInBookmarks` runs. */
export function ContinueLink({ comic, className, children }: ContinueLinkProps) {
  const stop = useCookieStop(comic);
  const resumeAddress = useResumeAddress(comic);
  const { scrolls } = useSiteData();
  return (
    <a
      href={stop ? resumeAddress(stop) : `/comics/${comic}`}
      className={className}
      data-own-links=""
      data-continue={comic}
      data-scrolls={scrolls || undefined}
      suppressHydrationWarning
    >
      {stop ? `Continue: chapter ${stop.chapter}, page ${stop.page}` : children}
    </a>
  );
}

/** The same as an item of a list, for readers who have begun. */
export function ContinueItem(link: ContinueLinkProps) {
  return (
    <li hidden={!useCookieStop(link.comic)} suppressHydrationWarning>
      <ContinueLink {...link} />
    </li>
  );
}

/** Fills bookmarks into what stands before it: by an effect, or by a script where no application starts. */
export function ContinueScript() {
  useEffect(fillInBookmarks, []);
  const isStatic = startOf(useMatches()) === "never";
  return isStatic ? <InlineScript code={continueScript} /> : null;
}

function useCookieStop(comic: string): ReadingPosition | undefined {
  const stop = useCookiePosition();
  return stop?.comic === comic ? stop : undefined;
}
