import type { ControlAction } from "./control-messages";
import { isAlert } from "./events";
import type { LoopState } from "./loop-state";
import { createTestAlert } from "./options";
import { removeBefore, createExtra } from "./queue";
import type { Entry } from "./stored-state";
import { MAX_READ_AHEAD } from "./calls";
import { skip } from "./screen";

const MAX_HANDLED_IDS = 50;
const MAX_EXTRAS = 20;

/** Applies an action of a dock, unless one with its id was applied before. */
export function applyAction(state: LoopState, action: ControlAction): void {
  const { id } = action;
  if (state.handledIds.includes(id)) return;
  state.handledIds = [...state.handledIds, id].slice(-MAX_HANDLED_IDS);
  switch (action.type) {
    case "skip":
      return skip(state, action.key);
    case "replay": {
      const alerts = action.alerts.filter(isAlert).slice(0, MAX_READ_AHEAD);
      if (alerts.length > 0) addExtra(state, createExtra("replay", id, alerts, state.now));
      return;
    }
    case "test":
      return addExtra(
        state,
        createExtra("test", id, [createTestAlert(action.alertType)], state.now),
      );
    case "clear":
      return clear(state, action.before);
  }
}

function addExtra(state: LoopState, extra: Entry): void {
  state.extras = [...state.extras, extra].slice(-MAX_EXTRAS);
}

/** Drops waiting alerts before a position, and events before it that are read later. */
function clear(state: LoopState, before: number): void {
  const { next } = state;
  state.extras = [];
  state.waiting = removeBefore(state.waiting, before);
  if (next === undefined || next < before) state.cleared = Math.max(before, state.cleared ?? 0);
}
