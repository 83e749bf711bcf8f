import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Returns whether the application has hydrated the document; components rerender when this changes. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}

const HYDRATED_ATTRIBUTE = "data-hydrated";

/** Returns whether the application has hydrated the document; for initial states and event handlers. */
export function isHydrated(): boolean {
  return (
    typeof document !== "undefined" && document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)
  );
}

/** Called by the root after hydration. */
export function setHydrated(): void {
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, "");
}
