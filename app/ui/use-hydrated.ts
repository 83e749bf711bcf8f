import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Returns whether React has hydrated the document, and renders the component again on a change. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}

const HYDRATED_ATTRIBUTE = "data-hydrated";

/** Returns whether React has hydrated the document, for initial states and event handlers. */
export function isHydrated(): boolean {
  return (
    typeof document !== "undefined" && document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)
  );
}

/** Records that React has hydrated the document; the root calls this function. */
export function setHydrated(): void {
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, "");
}
