import type { OverlayReport } from "./control-messages";
import { getPosition, type LoopState } from "./loop-state";
import { sortByPriority, toQueueEntry } from "./queue";

/** Describes a state for docks. @param overlay identifies this overlay */
export function createReport(state: LoopState, overlay: string): OverlayReport {
  const { screen, extras, waiting, pace, controls, shown, now, count, next = 0 } = state;
  return {
    overlay,
    at: now,
    connection: state.failures > 0 ? "retrying" : "connected",
    position: getPosition(state),
    // The last count may be older than the last event.
    count: Math.max(count, next),
    showing:
      screen?.hidden === false
        ? { ...toQueueEntry(screen.entry, screen.since), ends: screen.since + screen.shown }
        : undefined,
    waiting: [...extras, ...sortByPriority(waiting, pace)].map((entry) => toQueueEntry(entry)),
    shown: [...shown],
    controls,
  };
}
