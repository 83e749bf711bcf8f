import type { OverlayEvent } from "../wire-types";

/** A queue of stream events, numbered from 0 in the order they came. */
export interface EventQueue {
  /** Adds an event. @returns its position */
  push(event: OverlayEvent): number;
  /** The number of all events. */
  count(): number;
  /** The event at a position; undefined if it is in the future or deleted. */
  at(position: number): OverlayEvent | undefined;
}

export interface Demo {
  /** Milliseconds between two events. */
  every: number;
  event: (turn: number) => OverlayEvent;
}

/** A day of a busy stream. */
const MAX_EVENTS = 5_000;

/** Creates an empty queue. Each call first adds the events of the demo that are due. @param clock in milliseconds */
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
    // Skips events that would be deleted.
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
