import type { ControlAction } from "./control";
import { isAlert } from "./events";
import { afterDone } from "./kept-place";
import type { LoopState, Step } from "./loop-state";
import { testAlert } from "./options";
import { clearedBefore, extraOf, type Entry } from "./queue";
import { readAhead, wait } from "./reading";
import { skip } from "./showing";

/** So many actions are known again, and so many tests and replays wait. */
const memory = { actions: 50, extras: 20 } as const;

/** Does what a dock asked for, once. */
export function act(before: LoopState, action: ControlAction): Step {
  if (before.acted.includes(action.id)) return { state: before, commands: [] };
  const acted = [...before.acted, action.id].slice(-memory.actions);
  const state = { ...before, acted };
  switch (action.do) {
    case "skip":
      return skip(state, action.key);
    case "replay": {
      const alerts = action.alerts.filter(isAlert).slice(0, readAhead);
      return alerts.length === 0
        ? { state, commands: [] }
        : withExtra(state, extraOf("replay", action.id, alerts, state.now));
    }
    case "test":
      return withExtra(state, extraOf("test", action.id, [testAlert(action.type)], state.now));
    case "clear":
      return clear(state, action.before);
  }
}

function withExtra(state: LoopState, extra: Entry): Step {
  return {
    state: { ...state, extras: [...state.extras, extra].slice(-memory.extras) },
    commands: [],
  };
}

/**
 * Passes over what waits before a position, read or not. What lies beyond the count that is known is
 * read through, to the end of the queue at the farthest.
 */
function clear(state: LoopState, before: number): Step {
  const { kept, next, count, waiting } = state;
  const cleared = { ...state, extras: [], waiting: clearedBefore(waiting, before) };
  if (next === undefined) {
    if (!kept || kept.position >= before) return { state: cleared, commands: [] };
    // Not begun: it will not begin before that.
    const { since: _since, showing: _showing, ...place } = kept;
    return { state: { ...cleared, kept: { ...place, position: before } }, commands: [] };
  }
  if (next >= before) return { state: cleared, commands: [] };
  const to = Math.max(next, Math.min(before, count));
  const done = cleared.done.filter((place) => place >= to);
  return wait(
    {
      ...cleared,
      next: afterDone(to, done),
      done,
      cleared: before > to ? before : undefined,
    },
    0,
  );
}
