import type { OverlayReport, QueueEntry } from "./control-messages.server";
import { getPosition, type LoopState, type Screen } from "./loop-state";
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
    showing: screen?.hidden === false ? toShowingEntry(screen) : undefined,
    waiting: [...extras, ...sortByPriority(waiting, pace)].map((entry) => toQueueEntry(entry)),
    shown: [...shown],
    controls,
  };
}

function toShowingEntry({ entry, since, shown }: Screen): QueueEntry {
  return { ...toQueueEntry(entry, since), ends: since + shown };
}
