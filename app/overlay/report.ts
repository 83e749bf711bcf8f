import type { OverlayReport } from "./control";
import { positionOf, type LoopState } from "./loop-state";
import { inOrder, queueEntry } from "./queue";

/** What an overlay says of itself. @param overlay tells it from other open ones */
export function reportOf(state: LoopState, overlay: string): OverlayReport {
  const { screen, extras, waiting, pace, controls, shown, now, count, next = 0 } = state;
  const position = positionOf(state);
  return {
    overlay,
    at: now,
    connection: state.failures > 0 ? "retrying" : "connected",
    ...(position !== undefined && { position }),
    // Events that were read are there, whatever the last count said.
    count: Math.max(count, next),
    ...(screen && !screen.hidden && { showing: queueEntry(screen.entry, screen.since) }),
    waiting: [...extras, ...inOrder(waiting, pace)].map((entry) => queueEntry(entry)),
    shown,
    controls,
  };
}

/** Whether docks would see a difference, but for the time. */
export function saysAnother(a: LoopState, b: LoopState): boolean {
  const isHidden = (state: LoopState) => state.screen?.hidden ?? true;
  return (
    a.screen?.entry !== b.screen?.entry ||
    isHidden(a) !== isHidden(b) ||
    a.failures > 0 !== b.failures > 0 ||
    (["extras", "waiting", "shown", "controls", "count", "next"] as const).some(
      (part) => a[part] !== b[part],
    )
  );
}
