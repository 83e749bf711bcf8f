import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { subSiteOf } from "~/http/sub-site";

/** What has an address on this site and is no page: feeds, pictures, files. */
const files =
  /^\/(?:(?:v1|cdn|build|healthz|oembed|commissions\/status|ex\/overlay\/control)(?:\/|$)|reading\/)|\.\w+$/i;

/** Whether the application has a page for a path; what it has none for is the browser's to open. */
export function isPagePath(pathname: string): boolean {
  return !files.test(pathname);
}

/**
 * Turns clicks on own links inside written text (the upstream's HTML, prose pages) and menus into
 * client navigations, with one listener for the whole document. The router's own links have a
 * handler of their own and are left alone.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
      if (!link || !isPlainClick(event) || link.target || link.origin !== location.origin) return;
      if (!link.closest("[data-own-links]")) return;
      // The two sub-sites are documents of their own.
      if (subSiteOf(link.pathname) !== subSiteOf(location.pathname)) return;
      // Within a page the browser scrolls, and moves on from there with the next Tab.
      const isHere = link.pathname === location.pathname && link.search === location.search;
      if (!isPagePath(link.pathname) || (isHere && link.hash)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: isHere });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** A click that means "go there", not "open elsewhere". */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
  >,
): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
