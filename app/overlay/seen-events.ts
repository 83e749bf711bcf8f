import type { OverlayEvent } from "./events";
import type { SeenEvents } from "./stored-state";

/** A busy day; some 20 kB in the stored state. */
const MAX_SEEN_EVENTS = 2_000;

/** A short hash (FNV-1a) of an event, to recognize it when its position is read again. */
export function createFingerprint(event: OverlayEvent): string {
  // The address of a picture can change.
  const text = JSON.stringify({ ...event, pfp: undefined });
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The fingerprint at a position, "" for no event; undefined if it was not read. */
export function getFingerprint(seen: SeenEvents, position: number): string | undefined {
  return seen.fingerprints[position - seen.first];
}

export function isUnique({ fingerprints }: SeenEvents, fingerprint: string): boolean {
  return fingerprints.indexOf(fingerprint) === fingerprints.lastIndexOf(fingerprint);
}

/** Sets the fingerprint at a position, at most the first one that was not read. */
export function setFingerprint(
  { first, fingerprints }: SeenEvents,
  position: number,
  fingerprint: string,
): SeenEvents {
  const longer = [...fingerprints];
  longer[position - first] = fingerprint;
  const excess = Math.max(0, longer.length - MAX_SEEN_EVENTS);
  return { first: first + excess, fingerprints: longer.slice(excess) };
}

/** Forgets what was read at a position and behind it. */
export function forgetFrom({ first, fingerprints }: SeenEvents, position: number): SeenEvents {
  return { first, fingerprints: fingerprints.slice(0, position - first) };
}

/** The position behind the last event before another position. */
export function findEnd({ first, fingerprints }: SeenEvents, before: number): number {
  const known = fingerprints.slice(0, before - first);
  while (known.at(-1) === "") known.pop();
  return first + known.length;
}
