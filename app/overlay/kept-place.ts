import type { Delivery } from "./deliveries";
import { longestAlert, tablePace } from "./timing";

/** What a browser source keeps of its place in the queue, so that a reload goes on from there. */
export interface KeptPlace {
  /** The first event that is not done with: the one that is shown, or the next one. */
  position: number;
  /** The event count as it was last heard of. */
  count: number;
  /** When this was written; milliseconds, as all times here. */
  at: number;
  /** When what is shown came on the screen, if anything of the queue is shown. */
  since?: number;
  /** The places of what is shown, where they are not just `position`. */
  showing?: readonly number[];
  /** Places behind `position` that are done with: what was read ahead of them waits. */
  done?: readonly number[];
  /** What comes before that place is not to be shown. */
  cleared?: number;
  /** For the recognition of second deliveries. */
  delivered: readonly Delivery[];
  /** The last actions of docks that were done. */
  acted?: readonly string[];
}

/** Where the overlay starts. */
export interface Start {
  position: number;
  /** Places from `position` on that are not to be shown. */
  done?: readonly number[];
  /** What a reload cut short: its places, and when it came on the screen. */
  cut?: { positions: readonly number[]; since: number };
}

/**
 * After half an hour away the place is forgotten: alerts of an earlier stream would only keep those
 * of this one waiting. While alerts are paused it is not, however long.
 */
export const keptFor = 30 * 60_000;

/**
 * Where to go on, from the count of the queue and the place that was kept.
 *
 * A kept place beyond the count belongs to a queue that has begun anew, unless the upstream counts
 * exactly as it did then.
 *
 * @param options `longest`: milliseconds that an alert may take, its gap included
 */
export function startFrom(
  count: number,
  kept: KeptPlace | undefined,
  now: number,
  {
    longest = longestAlert(tablePace),
    paused = false,
  }: { longest?: number; paused?: boolean } = {},
): Start {
  if (!kept || (!paused && Math.abs(now - kept.at) > keptFor)) return { position: count };
  const { since, showing = [kept.position] } = kept;
  const cutShort = since !== undefined && since <= now && now - since < longest;
  const done = [...(kept.done ?? []), ...(since === undefined || cutShort ? [] : showing)];
  const position = afterDone(kept.position, done);
  if (position > count && count !== kept.count) return { position: count };
  return {
    position,
    ...(done.some((place) => place > position) && { done }),
    ...(cutShort && { cut: { positions: showing, since } }),
  };
}

/** The first place from this one on that is not done with. */
export function afterDone(position: number, done: readonly number[]): number {
  let place = position;
  while (done.includes(place)) place += 1;
  return place;
}

/** Parses a stored place. @returns undefined when nothing valid is stored */
export function parsePlace(text: string | null): KeptPlace | undefined {
  try {
    const place = JSON.parse(text ?? "") as Partial<KeptPlace> | null;
    const { position, count, at, delivered } = place ?? {};
    const isValid = isPosition(position) && isPosition(count) && Number.isFinite(at);
    return isValid && Array.isArray(delivered) ? (place as KeptPlace) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value can be a place in the queue, or a number of events. */
export function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
