import { Link, PrefetchPageLinks, type LinkProps } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";

/** How long a pointer must rest on a link before its page is prefetched. */
const REST_MS = 100;

/**
 * Fetches the modules and the data of a page at low priority. Firefox blocks `<link
 * rel="prefetch">` under `default-src 'none'`, and WebKit does not support it: Remix's links are
 * rendered into a detached element, where browsers ignore them, and are fetched by script.
 */
export function PrefetchPage({ page }: { page: string }) {
  const [outside] = useState(() => document.createElement("div"));
  useEffect(() => {
    const fetched = new Set<string>();
    const fetchLinks = () => {
      for (const { href } of outside.querySelectorAll("link")) {
        if (!fetched.has(href)) void fetchWhole(href);
        fetched.add(href);
      }
    };
    fetchLinks();
    const observer = new MutationObserver(fetchLinks);
    observer.observe(outside, { childList: true });
    return () => observer.disconnect();
  }, [outside]);
  // Without a connection nothing is prefetched, because Remix reloads the document when an import fails.
  return navigator.onLine && createPortal(<PrefetchPageLinks page={page} />, outside);
}

async function fetchWhole(address: string): Promise<void> {
  try {
    // The mode tells the service worker that this request is a prefetch.
    const response = await fetch(address, { mode: "no-cors", priority: "low" });
    await response.arrayBuffer();
  } catch {
    // The page is fetched again when it is opened.
  }
}

/**
 * Tracks the page that the visitor is likely to open.
 *
 * @returns its address, and event handlers for a link or an element with links: focus, touch, and a resting pointer
 */
export function usePrefetchIntent() {
  const [intendedPage, setIntendedPage] = useState<string>();
  const timer = useRef<number>();
  const intentHandlers = useMemo(() => {
    const intend = (link: HTMLAnchorElement | null, delay: number) => {
      clearTimeout(timer.current);
      const page = link ? link.pathname + link.search : undefined;
      timer.current = window.setTimeout(setIntendedPage, delay, page);
    };
    const linkAt = ({ target }: SyntheticEvent) => (target as Element).closest("a");
    return {
      onFocus: (event: SyntheticEvent) => intend(linkAt(event), 0),
      onTouchStart: (event: SyntheticEvent) => intend(linkAt(event), 0),
      onMouseOver: (event: SyntheticEvent) => intend(linkAt(event), REST_MS),
      onMouseOut: () => intend(null, 0),
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { intendedPage, intentHandlers };
}

/** A link that prefetches its page on focus, on touch, or while a pointer rests on it. */
export function PrefetchLink(props: LinkProps) {
  const { intendedPage, intentHandlers } = usePrefetchIntent();
  return (
    <>
      <Link {...props} {...intentHandlers} />
      {intendedPage && <PrefetchPage page={intendedPage} />}
    </>
  );
}
