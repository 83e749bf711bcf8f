import type { OverlayReport, QueueEntry } from "./control-messages.server";
import { positionOf, type LoopState, type Screen } from "./loop-state";
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
    ...(screen && !screen.hidden && { showing: showing(screen) }),
    waiting: [...extras, ...inOrder(waiting, pace)].map((entry) => queueEntry(entry)),
    shown: [...shown],
    controls,
  };
}

function showing({ entry, since, shown }: Screen): QueueEntry {
  return { ...queueEntry(entry, since), ends: since + shown };
}

/** Whether docks would see a difference, but for the time. */
export function saysAnother(a: LoopState, b: LoopState): boolean {
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
