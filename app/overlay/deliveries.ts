import type { OverlayEvent } from "./events";

/** An event that came, by what it says, and when. */
export interface Delivery {
  print: string;
  at: number;
}

/** So many are remembered: more than two of the longest trains. */
const memory = 100;

/**
 * Milliseconds in which an event that says the same as an earlier one is that one, delivered twice.
 * An event with an id is known by it for as long as it is remembered.
 */
const repeatWindow = 60_000;

/** An event as it is remembered: what tells it from another, and when it came. */
export function deliveryOf({ id, ...event }: OverlayEvent, at: number): Delivery {
  const print =
    id === undefined
      ? JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
      : `id ${id}`;
  return { print, at };
}

/** Whether the event has been delivered before. */
export function isRepeat(
  delivered: readonly Delivery[],
  event: OverlayEvent,
  now: number,
): boolean {
  const { print } = deliveryOf(event, now);
  return delivered.some(
    (one) =>
      one.print === print && (event.id !== undefined || Math.abs(now - one.at) <= repeatWindow),
  );
}

/** The deliveries with more, the oldest forgotten. */
export function withDeliveries(
  delivered: readonly Delivery[],
  more: readonly Delivery[],
): Delivery[] {
  return [...delivered, ...more].slice(-memory);
}
