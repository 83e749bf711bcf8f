import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Whether the application runs, so that what it can do may take the place of what works without. */
export function useStarted(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse);
}
