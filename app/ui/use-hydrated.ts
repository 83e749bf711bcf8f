import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/**
 * Whether the application runs, so that what it can do may take the place of what works without. While
 * the server's HTML is taken over it does not yet; the component is rendered again when it does.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}

/** The same for a first state, which is kept: it renders nothing again. */
export function isHydrated(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute(mark);
}

/** Called by the root once the server's HTML has been taken over. */
export function markHydrated(): void {
  document.documentElement.setAttribute(mark, "");
}

const mark = "data-hydrated";
