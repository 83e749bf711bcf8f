import type { OverlayEvent } from "../wire-types";

/** A queue of stream events, numbered from 0 in order of arrival. */
export interface EventQueue {
  /** Adds an event. @returns its position */
  push(event: OverlayEvent): number;
  /** Returns the number of all events. */
  count(): number;
  /** Returns the event at a position, or undefined if the event does not exist or was deleted. */
  at(position: number): OverlayEvent | undefined;
}

/** The demo events that the queue adds in regular intervals. */
export interface Demo {
  /** The time between two events in milliseconds. */
  every: number;
  /** Creates a demo event. @param turn the number of demo events before it */
  event: (turn: number) => OverlayEvent;
}

/** The maximum number of stored events. A busy day has fewer events. */
const MAX_EVENTS = 5_000;

/** Creates an empty queue. @param clock in milliseconds @param demo if the queue plays a demo */
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
    // Demo events that would be deleted at once are skipped.
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
