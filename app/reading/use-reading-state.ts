import { useSyncExternalStore } from "react";
import { parseReadingState, type ReadingState } from "./reading-state";
import { loadReadingState, subscribe } from "./reading-store";

/** Returns the reading state of a comic, which is empty until hydration. */
export function useReadingState(comic: string): ReadingState {
  const loadText = () => JSON.stringify(loadReadingState(comic));
  return parseReadingState(JSON.parse(useSyncExternalStore(subscribe, loadText, () => "{}")));
}
