import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Whether the application has hydrated the document; a component renders again when it has. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}

const HYDRATED_ATTRIBUTE = "data-hydrated";

/** The same outside of rendering, for initial states. */
export function isHydrated(): boolean {
  return (
    typeof document !== "undefined" && document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)
  );
}

/** Called by the root after hydration. */
export function setHydrated(): void {
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, "");
}
