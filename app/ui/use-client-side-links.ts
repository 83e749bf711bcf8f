import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { subSiteOf } from "~/http/sub-site";

/** Addresses of files on this site, such as feeds and pictures. */
const files =
  /^\/(?:v1|cdn|build|preview|healthz|oembed|commissions\/status|ex\/overlay\/control)(?:\/|$)|\.\w+$/i;

/** Whether a path may be a page of the application; the browser opens all other paths. */
export function isPagePath(pathname: string): boolean {
  return !files.test(pathname);
}

/** Turns clicks on links within `data-own-links` (such as upstream HTML and menus) into client navigations. */
export function useClientSideLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
      if (!link || !isPlainClick(event) || link.target || link.origin !== location.origin) return;
      if (!link.closest("[data-own-links]")) return;
      // Links between the sub-sites load a new document.
      if (subSiteOf(link.pathname) !== subSiteOf(location.pathname)) return;
      // The browser handles fragment links: it scrolls, and moves the starting point of Tab.
      const isHere = link.pathname === location.pathname && link.search === location.search;
      if (!isPagePath(link.pathname) || (isHere && link.hash)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: isHere });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
>;

/** Whether a click follows a link in the same tab. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
