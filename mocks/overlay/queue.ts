import type { OverlayEvent } from "../wire-types";

/** A queue of stream events, numbered from 0 in order of arrival. */
export interface EventQueue {
  /** Adds an event. @returns its position */
  push(event: OverlayEvent): number;
  /** The number of all events. */
  count(): number;
  /** The event at a position; undefined if it does not exist yet, or was deleted. */
  at(position: number): OverlayEvent | undefined;
}

export interface Demo {
  /** Milliseconds between two events. */
  every: number;
  event: (turn: number) => OverlayEvent;
}

/** More events than a busy day has. */
const MAX_EVENTS = 5_000;

/** Creates an empty queue, which adds demo events when due. @param clock in milliseconds */
export function createQueue(clock: () => number = Date.now, demo?: Demo): EventQueue {
  const events = new Map<number, OverlayEvent>();
  const started = clock();
  let count = 0;
  let turns = 0;

  const push: EventQueue["push"] = (event) => {
    const position = count;
    count += 1;
    events.set(position, event);
    events.delete(position - MAX_EVENTS);
    return position;
  };
  const catchUp = () => {
    if (!demo) return;
    const due = Math.floor((clock() - started) / demo.every);
    // Skips demo events that would be deleted at once.
    turns = Math.max(turns, due - MAX_EVENTS);
    for (; turns < due; turns += 1) push(demo.event(turns));
  };
  return {
    push(event) {
      catchUp();
      return push(event);
    },
    count() {
      catchUp();
      return count;
    },
    at(position) {
      catchUp();
      return events.get(position);
    },
  };
}
