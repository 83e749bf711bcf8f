import { useSyncExternalStore } from "react";
import { isHydrated } from "~/ui/use-hydrated";

/** The media query of windows with room for two pages side by side, which the stylesheets repeat. */
export const roomForTwo = "(min-width: 56.25rem) and (orientation: landscape)";

function subscribe(notify: () => void): () => void {
  const room = matchMedia(roomForTwo);
  room.addEventListener("change", notify);
  return () => room.removeEventListener("change", notify);
}

/** Whether the window has room for two pages now; the server assumes that it has. */
export function hasRoomForTwo(): boolean {
  return !isHydrated() || matchMedia(roomForTwo).matches;
}

/** Whether the window has room for two pages; false on the server and until hydration. */
export function useRoomForTwo(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(roomForTwo).matches,
    () => false,
  );
}
