import type { Delivery } from "./deliveries";
import { longestAlert } from "./timing";

/** What a browser source keeps of its place in the queue, so that a reload goes on from there. */
export interface KeptPlace {
  /** The event that is shown, or the next one. */
  position: number;
  /** The event count as it was last heard of. */
  count: number;
  /** When this was written; milliseconds, as all times here. */
  at: number;
  /** When the event at the position came on the screen, if it did. */
  since?: number;
  /** For the recognition of second deliveries. */
  delivered: readonly Delivery[];
}

/** Where the overlay starts. */
export interface Start {
  position: number;
  /** When the event at the position came on the screen, before a reload cut it short. */
  since?: number;
}

/**
 * After half an hour away the place is forgotten: alerts of an earlier stream would only keep those
 * of this one waiting.
 */
export const keptFor = 30 * 60_000;

/**
 * Where to go on, from the count of the queue and the place that was kept.
 *
 * A kept place beyond the count belongs to a queue that has begun anew, unless the upstream counts
 * exactly as it did then.
 */
export function startFrom(count: number, kept: KeptPlace | undefined, now: number): Start {
  if (!kept || Math.abs(now - kept.at) > keptFor) return { position: count };
  const { since } = kept;
  const cutShort = since !== undefined && since <= now && now - since < longestAlert;
  const position = since === undefined || cutShort ? kept.position : kept.position + 1;
  if (position > count && count !== kept.count) return { position: count };
  return cutShort ? { position, since } : { position };
}

/** The place as a text for browser storage. */
export function writePlace(place: KeptPlace): string {
  return JSON.stringify(place);
}

/** Reads a kept place; nothing for any text this overlay did not write. */
export function readPlace(text: string | null): KeptPlace | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
  const { position, count, at, since, delivered } = (value ?? {}) as Record<string, unknown>;
  if (!isPosition(position) || !isPosition(count) || !Number.isFinite(at)) return undefined;
  return {
    position,
    count,
    at: at as number,
    ...(Number.isFinite(since) && { since: since as number }),
    delivered: Array.isArray(delivered) ? delivered.filter(isDelivery) : [],
  };
}

/** Whether a value can be a place in the queue, or a number of events. */
export function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isDelivery(value: unknown): value is Delivery {
  const { print, at } = (value ?? {}) as Record<string, unknown>;
  return typeof print === "string" && typeof at === "number";
}
