import { Link } from "@remix-run/react";
import { InlineScript } from "~/document/inline-script";
import { useSiteData } from "~/ui/site-data";
import type { Stop } from "./bookmark";
import { continueScript, resumeHash } from "./inline-scripts";
import { placeAddress } from "./place";
import { scrollAddress } from "./scroll-address";
import { useStop } from "./use-bookmark";

/** The way back to where a reader stopped: down to where on the page that was, or to the page in its scroll. */
export function useResumeAddress(comic: string): (stop: Stop) => string {
  const { scrolls } = useSiteData();
  return (stop) => (scrolls ? scrollAddress(comic, stop) : placeAddress(comic, stop) + resumeHash);
}

interface ContinueLinkProps {
  comic: string;
  className?: string | undefined;
  /** What it says to who has not begun, whom it leads to the comic. */
  children: string;
}

/** Leads to where the reader stopped. */
export function ContinueLink({ comic, className, children }: ContinueLinkProps) {
  const stop = useStop(comic);
  const resumeAddress = useResumeAddress(comic);
  const { scrolls } = useSiteData();
  return (
    <Link
      to={stop ? resumeAddress(stop) : `/comics/${comic}`}
      className={className}
      data-continue={comic}
      data-scrolls={scrolls || undefined}
      // This browser's bookmark may be in it already.
      suppressHydrationWarning
    >
      {stop ? `Continue: chapter ${stop.chapter}, page ${stop.page}` : children}
    </Link>
  );
}

/** The same as an item of a list, for readers who have begun. */
export function ContinueItem(link: ContinueLinkProps) {
  return (
    <li hidden={!useStop(link.comic)} suppressHydrationWarning>
      <ContinueLink {...link} />
    </li>
  );
}

/** Fills in what stands before it in the document, ahead of its first paint. */
export function ContinueScript() {
  return <InlineScript code={import.meta.env.SSR ? continueScript : undefined} />;
}
