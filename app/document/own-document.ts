import { useLocation } from "@remix-run/react";

/**
 * Whether the document is the shown page's own. After a client navigation it is that of the page the
 * visit began with, and so is its content security policy: what only the shown page's handle
 * allows needs a new document.
 */
export function useIsOwnDocument(): boolean {
  const { pathname } = useLocation();
  if (typeof document === "undefined") return true;
  const [navigation] = performance.getEntriesByType("navigation");
  return !navigation || new URL(navigation.name).pathname === pathname;
}
