import type { ControlAction } from "./control-messages.server";
import { createDelivery, addDeliveries } from "./deliveries";
import { isAlert } from "./events";
import type { LoopState, Step } from "./loop-state";
import { createTestAlert } from "./options";
import { removeBefore, createExtra, type Entry } from "./queue";
import { MAX_READ_AHEAD } from "./requests";
import { skip } from "./screen";

const MAX_HANDLED_IDS = 50;
const MAX_EXTRAS = 20;

/** Applies an action of a dock, unless one with its id was applied before. */
export function applyAction(before: LoopState, action: ControlAction): Step {
  if (before.handledIds.includes(action.id)) return { state: before, commands: [] };
  const handledIds = [...before.handledIds, action.id].slice(-MAX_HANDLED_IDS);
  const state = { ...before, handledIds };
  switch (action.type) {
    case "skip":
      return skip(state, action.key);
    case "replay": {
      const alerts = action.alerts.filter(isAlert).slice(0, MAX_READ_AHEAD);
      return alerts.length === 0
        ? { state, commands: [] }
        : addExtra(state, createExtra("replay", action.id, alerts, state.now));
    }
    case "test":
      return addExtra(
        state,
        createExtra("test", action.id, [createTestAlert(action.alertType)], state.now),
      );
    case "clear":
      return clear(state, action.before);
  }
}

function addExtra(state: LoopState, extra: Entry): Step {
  return {
    state: { ...state, extras: [...state.extras, extra].slice(-MAX_EXTRAS) },
    commands: [],
  };
}

/**
 * Drops waiting alerts before a position. Events that were not read yet are still read, so that their second
 * deliveries are recognized.
 */
function clear(state: LoopState, before: number): Step {
  const { next, waiting, delivered, now } = state;
  const left = removeBefore(waiting, before);
  const stays = new Set(left.flatMap(({ members }) => members));
  const gone = waiting.flatMap(({ members }) => members.filter((member) => !stays.has(member)));
  return {
    state: {
      ...state,
      extras: [],
      waiting: left,
      delivered: addDeliveries(
        delivered,
        gone.map(({ alert }) => createDelivery(alert, now)),
      ),
      ...((next === undefined || next < before) && {
        cleared: Math.max(before, state.cleared ?? 0),
      }),
    },
    commands: [],
  };
}
