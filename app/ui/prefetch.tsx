import { Link, PrefetchPageLinks, useHref, type LinkProps } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** Time that a pointer rests on a link before its page is prefetched. */
const REST_MS = 100;

interface PrefetchPageProps {
  /** The address of the page. */
  page: string;
  /** Called with the path of the page when its data is in the HTTP cache. */
  onFetched?: ((path: string) => void) | undefined;
}

/**
 * Fetches the modules and the data of a page at low priority. Firefox refuses `<link rel="prefetch">` under
 * `default-src 'none'`, and WebKit does not know it: the links of Remix are written into an element outside of the
 * document, where browsers ignore them, and are fetched from there.
 */
export function PrefetchPage({ page, onFetched }: PrefetchPageProps) {
  const [outside] = useState(() => document.createElement("div"));
  useEffect(() => {
    const fetched = new Set<string>();
    const fetchLinks = () => {
      for (const { href, as } of outside.querySelectorAll("link")) {
        if (fetched.has(href)) continue;
        fetched.add(href);
        void fetchWhole(href).then((isOk) => {
          if (isOk && as === "fetch") onFetched?.(new URL(href).pathname.replace(/\.data$/, ""));
        });
      }
    };
    fetchLinks();
    const observer = new MutationObserver(fetchLinks);
    observer.observe(outside, { childList: true });
    return () => observer.disconnect();
  }, [outside, onFetched]);
  // Remix reloads the document when it cannot import a module of the page.
  return navigator.onLine && createPortal(<PrefetchPageLinks page={page} />, outside);
}

/** @returns whether the status is 200: pages that are missing or redirect have another one */
async function fetchWhole(address: string): Promise<boolean> {
  try {
    // The mode tells the service worker that the page is not shown yet.
    const response = await fetch(address, { mode: "no-cors", priority: "low" });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/**
 * The address that the visitor is likely to open.
 *
 * @returns `onIntent` is called with the address of a link under the pointer, or undefined; `isSure` skips the rest time
 */
export function usePrefetchIntent() {
  const [intendedPage, setIntendedPage] = useState<string>();
  const timer = useRef<number>();
  const onIntent = useCallback((address: string | undefined, isSure: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(setIntendedPage, isSure ? 0 : REST_MS, address);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { intendedPage, onIntent };
}

/** A link that prefetches its page on focus, touch, or under a resting pointer. */
export function PrefetchLink(props: LinkProps) {
  const page = useHref(props.to);
  const { intendedPage, onIntent } = usePrefetchIntent();
  return (
    <>
      <Link
        {...props}
        onFocus={() => onIntent(page, true)}
        onTouchStart={() => onIntent(page, true)}
        onMouseEnter={() => onIntent(page, false)}
        onMouseLeave={() => onIntent(undefined, true)}
      />
      {intendedPage && <PrefetchPage page={intendedPage} />}
    </>
  );
}
