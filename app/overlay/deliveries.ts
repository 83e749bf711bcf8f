import type { OverlayEvent } from "./events";

/** An event that was shown or dropped, to recognize a second delivery of it. */
export interface Delivery {
  fingerprint: string;
  at: number;
}

/** Twice the longest combined alert. */
const MAX_DELIVERIES = 100;

/** Within this time an event without an id counts as an equal earlier one, delivered twice. */
const REPEAT_WINDOW_MS = 60_000;

export function createDelivery({ id, ...event }: OverlayEvent, at: number): Delivery {
  const fingerprint =
    id === undefined
      ? JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
      : `id ${id}`;
  return { fingerprint, at };
}

/** Whether the event has been delivered before. */
export function isRepeat(
  delivered: readonly Delivery[],
  event: OverlayEvent,
  now: number,
): boolean {
  const { fingerprint } = createDelivery(event, now);
  return delivered.some(
    (one) =>
      one.fingerprint === fingerprint &&
      (event.id !== undefined || Math.abs(now - one.at) <= REPEAT_WINDOW_MS),
  );
}

export function addDeliveries(
  delivered: readonly Delivery[],
  more: readonly Delivery[],
): Delivery[] {
  return [...delivered, ...more].slice(-MAX_DELIVERIES);
}
