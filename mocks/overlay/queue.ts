import type { OverlayEvent } from "../../app/overlay/events";

/** A queue of stream events, numbered from 0 in the order they came. */
export interface EventQueue {
  /** Adds an event. @returns its position */
  push(event: Omit<OverlayEvent, "id">): number;
  /** How many events there have been. */
  count(): number;
  /** The event at a position; nothing when there is none yet, or no longer. */
  at(position: number): OverlayEvent | undefined;
}

/** A demo: what happens at its nth turn, and how many milliseconds lie between two. */
export interface Demo {
  every: number;
  event: (turn: number) => Omit<OverlayEvent, "id">;
}

/** So many events are kept; a day of a busy stream. */
const memory = 5_000;

/**
 * Starts an empty queue. With a demo, an event comes by itself every so often: the queue catches up
 * whenever it is looked at, and needs no timer.
 *
 * @param clock milliseconds
 */
export function createQueue(clock: () => number = Date.now, demo?: Demo): EventQueue {
  const events = new Map<number, OverlayEvent>();
  const started = clock();
  let count = 0;
  let turns = 0;

  const push: EventQueue["push"] = (event) => {
    const position = count;
    count += 1;
    events.set(position, { ...event, id: `${started.toString(36)}-${position}` });
    events.delete(position - memory);
    return position;
  };
  const catchUp = () => {
    if (!demo) return;
    const due = Math.floor((clock() - started) / demo.every);
    // Nobody has looked for long: what would have been forgotten by now never happened.
    turns = Math.max(turns, due - memory);
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
