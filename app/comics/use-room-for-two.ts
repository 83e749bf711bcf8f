import { useSyncExternalStore } from "react";
import { isHydrated } from "~/ui/use-hydrated";

/** Windows in which two pages lie side by side for whom chose so; the reader's stylesheets say the same. */
export const roomForTwo = "(min-width: 56.25rem) and (orientation: landscape)";

function subscribe(notify: () => void): () => void {
  const room = matchMedia(roomForTwo);
  room.addEventListener("change", notify);
  return () => room.removeEventListener("change", notify);
}

/** The same at this moment; the server and a start write the title for a window that has room. */
export function hasRoomForTwo(): boolean {
  return !isHydrated() || matchMedia(roomForTwo).matches;
}

/** Whether this window has room for two pages; none on the server and until hydration. */
export function useRoomForTwo(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(roomForTwo).matches,
    () => false,
  );
}
