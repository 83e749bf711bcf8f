import { useLocation } from "@remix-run/react";

/** Where the document of this browser tab came from. */
const loadedFrom = typeof document === "undefined" ? undefined : location.pathname;

/**
 * Whether the document is the shown page's own. After a client navigation it is that of the page the
 * visit began with, and so is its content security policy: what only the shown page's handle
 * allows needs a new document.
 */
export function useIsOwnDocument(): boolean {
  const { pathname } = useLocation();
  return loadedFrom === undefined || loadedFrom === pathname;
}
