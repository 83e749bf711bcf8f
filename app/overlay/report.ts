import type { OverlayReport, QueueEntry } from "./control-messages.server";
import { getPosition, type LoopState, type Screen } from "./loop-state";
import { sortByPriority, toQueueEntry } from "./queue";

/** @param overlay identifies this overlay */
export function createReport(state: LoopState, overlay: string): OverlayReport {
  const { screen, extras, waiting, pace, controls, shown, now, count, next = 0 } = state;
  const position = getPosition(state);
  return {
    overlay,
    at: now,
    connection: state.failures > 0 ? "retrying" : "connected",
    ...(position !== undefined && { position }),
    // The last count may be older than the last event.
    count: Math.max(count, next),
    ...(screen && !screen.hidden && { showing: showing(screen) }),
    waiting: [...extras, ...sortByPriority(waiting, pace)].map((entry) => toQueueEntry(entry)),
    shown: [...shown],
    controls,
  };
}

function showing({ entry, since, shown }: Screen): QueueEntry {
  return { ...toQueueEntry(entry, since), ends: since + shown };
}

/** Whether the reports of two states differ by more than the time. */
export function hasReportChanged(a: LoopState, b: LoopState): boolean {
  const isHidden = (state: LoopState) => state.screen?.hidden ?? true;
  return (
    a.screen?.entry !== b.screen?.entry ||
    a.screen?.shown !== b.screen?.shown ||
    isHidden(a) !== isHidden(b) ||
    a.failures > 0 !== b.failures > 0 ||
    (["extras", "waiting", "shown", "controls", "count", "next"] as const).some(
      (part) => a[part] !== b[part],
    )
  );
}
