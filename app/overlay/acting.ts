import type { ControlAction } from "./control-messages.server";
import { deliveryOf, withDeliveries } from "./deliveries";
import { isAlert } from "./events";
import type { LoopState, Step } from "./loop-state";
import { testAlert } from "./options";
import { clearedBefore, extraOf, type Entry } from "./queue";
import { readAhead } from "./reading";
import { skip } from "./showing";

/** So many actions are known again, and so many tests and replays wait. */
const memory = { actions: 50, extras: 20 } as const;

/** Does what a dock asked for, once. */
export function act(before: LoopState, action: ControlAction): Step {
  if (before.acted.includes(action.id)) return { state: before, commands: [] };
  const acted = [...before.acted, action.id].slice(-memory.actions);
  const state = { ...before, acted };
  switch (action.type) {
    case "skip":
      return skip(state, action.key);
    case "replay": {
      const alerts = action.alerts.filter(isAlert).slice(0, readAhead);
      return alerts.length === 0
        ? { state, commands: [] }
        : withExtra(state, extraOf("replay", action.id, alerts, state.now));
    }
    case "test":
      return withExtra(state, extraOf("test", action.id, [testAlert(action.alertType)], state.now));
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
 * Passes over what waits before a position. What was not read yet is read through, so that a second
 * delivery of it is known, and to the end of the queue at the farthest.
 */
function clear(state: LoopState, before: number): Step {
  const { next, waiting, delivered, now } = state;
  const left = clearedBefore(waiting, before);
  const stays = new Set(left.flatMap(({ members }) => members));
  const gone = waiting.flatMap(({ members }) => members.filter((member) => !stays.has(member)));
  return {
    state: {
      ...state,
      extras: [],
      waiting: left,
      delivered: withDeliveries(
        delivered,
        gone.map(({ alert }) => deliveryOf(alert, now)),
      ),
      ...((next === undefined || next < before) && {
        cleared: Math.max(before, state.cleared ?? 0),
      }),
    },
    commands: [],
  };
}
