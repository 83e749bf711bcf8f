import { useSyncExternalStore } from "react";
import { readStorage } from "~/ui/browser-storage";
import { readBy, readKey, type Stretch } from "./read-pages";
import { subscribe, useStop } from "./use-bookmark";

/** The read pages of a comic: as kept in this browser, else what lies before the place of its reader. */
export function useReadPages(comic: string): Stretch[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readStorage(readKey(comic)),
    () => null,
  );
  return readBy(text, useStop(comic));
}
