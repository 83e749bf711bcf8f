import type { OverlayEvent } from "./events";

/** An event that came, by what it says, and when. */
export interface Delivery {
  print: string;
  at: number;
}

/** So many are remembered. */
const memory = 20;

/**
 * Milliseconds in which an event that says the same as an earlier one is that one, delivered twice.
 * An event with an id is known by it for as long as it is remembered.
 */
const repeatWindow = 60_000;

/** What tells one event from another. */
function printOf({ id, ...event }: OverlayEvent): string {
  return id === undefined
    ? JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
    : `id ${id}`;
}

/** Whether the event has been delivered before. */
export function isRepeat(
  delivered: readonly Delivery[],
  event: OverlayEvent,
  now: number,
): boolean {
  const print = printOf(event);
  return delivered.some(
    (one) =>
      one.print === print && (event.id !== undefined || Math.abs(now - one.at) <= repeatWindow),
  );
}

/** The deliveries with one more, the oldest forgotten. */
export function withDelivery(
  delivered: readonly Delivery[],
  event: OverlayEvent,
  now: number,
): Delivery[] {
  return [...delivered, { print: printOf(event), at: now }].slice(-memory);
}
