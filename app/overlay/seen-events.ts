import type { OverlayEvent } from "./events";
import type { SeenEvents } from "./stored-state";

/** A busy day; some 60 kB in the stored state. */
const MAX_SEEN_EVENTS = 1_000;
const MAX_COMPARISONS = 20;
/** So many events that are unlike all others are compared: a new queue can have an equal one at its position. */
const REQUIRED_UNIQUE_EVENTS = 2;

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

export function findSeen(seen: SeenEvents, position: number): SeenEvents[number] | undefined {
  return seen.find((one) => one.position === position);
}

/** Remembers what was read at a position: for the first time, or the same again. The list is in the order of requests. */
export function remember(seen: SeenEvents, position: number, fingerprint: string): SeenEvents {
  const others = seen.filter((one) => one.position !== position);
  const known = findSeen(seen, position);
  const last = Math.max(0, ...seen.map(({ sameAt }) => sameAt));
  const number = known?.fingerprint === fingerprint ? known.number : last + 1;
  const all = [...others, { position, fingerprint, number, sameAt: Math.max(number, last) }];
  const first = getFirst(all, position);
  return all.length > MAX_SEEN_EVENTS ? all.filter((one) => one.position !== first) : all;
}

/** The first position that was read, if any before another was. */
export function getFirst(seen: SeenEvents, before: number): number {
  return Math.min(before, ...seen.map(({ position }) => position));
}

/**
 * Chooses positions whose events tell whether the queue is the same: the last ones, the last ones at the check before,
 * as those since can be of a new queue, and one of those that were not requested for the longest time. While no event
 * was read, the one before the first position becomes known.
 */
export function chooseComparisons(seen: SeenEvents, next: number, checkedNext: number): number[] {
  const read = seen.filter(({ position }) => position < next);
  const last = [...read].sort((a, b) => b.position - a.position);
  const chosen = [
    ...chooseLast(last),
    ...chooseLast(last.filter(({ position }) => position < checkedNext)),
    ...read.slice(0, 1),
  ].map(({ position }) => position);
  const first = getFirst(seen, next);
  if (first > 0 && read.every(({ fingerprint }) => fingerprint === "")) chosen.push(first - 1);
  return [...new Set(chosen)];
}

/** The last positions, back to some events that are unlike all others. */
function chooseLast(read: SeenEvents): SeenEvents {
  const isUnique = ({ fingerprint }: SeenEvents[number]) =>
    fingerprint !== "" && read.filter((one) => one.fingerprint === fingerprint).length === 1;
  let uniqueCount = 0;
  return read.slice(0, MAX_COMPARISONS).filter((one) => {
    const isChosen = uniqueCount < REQUIRED_UNIQUE_EVENTS;
    if (isChosen && isUnique(one)) uniqueCount += 1;
    return isChosen;
  });
}
