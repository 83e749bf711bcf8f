import type { QueueEntry } from "./control-messages.server";
import type { Alert, AlertType } from "./events";
import type { Pace } from "./timing";
import { toWellFormed } from "./events";

/** An alert that was read, and when. */
export interface Member {
  alert: Alert;
  /** Its place in the queue of the upstream; none for a test, a replay, and when that queue is gone. */
  position: number | undefined;
  at: number;
}

/** What is shown as one: an alert, or a train of several. */
export interface Entry {
  key: string;
  members: readonly Member[];
  /** It was asked for by a dock, or the address, and stands in no queue. */
  extra?: "test" | "replay";
}

/** Kinds that come as trains. A sub has words of its own, and two raids are two. */
const joining: ReadonlySet<AlertType> = new Set(["follow", "gift", "cheer"]);

/** The kind of what is shown as one. */
export function typeOf({ members }: Entry): AlertType {
  return members[0]!.alert.type;
}

/** The places in the queue that the entries stand for. */
export function positionsOf(entries: readonly (Entry | undefined)[]): number[] {
  return entries.flatMap((entry) =>
    (entry?.members ?? []).flatMap(({ position }) => (position === undefined ? [] : [position])),
  );
}

/** An entry in the words that docks know. */
export function queueEntry({ key, members }: Entry, at = members[0]!.at): QueueEntry {
  const position = members[0]!.position;
  return {
    key,
    alerts: members.map(({ alert }) => alert),
    at,
    ...(position !== undefined && { position }),
  };
}

/** What stands in no queue, by the id of the action that asked for it. */
export function extraOf(
  extra: "test" | "replay",
  id: string,
  alerts: readonly Alert[],
  at: number,
): Entry {
  const members = alerts.map((alert) => ({ alert, position: undefined, at }));
  return { key: `${extra}-${id}`, members, extra };
}

/**
 * What waits, with one more: it joins those of its kind that came at most `train` milliseconds before
 * it, or stands behind all others.
 */
export function withMember(
  waiting: readonly Entry[],
  member: Member,
  train: number,
): readonly Entry[] {
  const { type } = member.alert;
  const last = waiting.filter((entry) => typeOf(entry) === type).at(-1);
  if (last && joins(type, train) && member.at - last.members.at(-1)!.at <= train) {
    const longer = { ...last, members: [...last.members, member] };
    return waiting.map((entry) => (entry === last ? longer : entry));
  }
  return [...waiting, { key: keyOf(member), members: [member] }];
}

/** When an entry may be shown: a train holds for others of its kind, but never longer than once. */
export function readyAt(entry: Entry, train: number): number {
  const { at } = entry.members[0]!;
  return joins(typeOf(entry), train) ? at + train : at;
}

/** What waits, in the order it will be shown as far as that is known. */
export function inOrder(waiting: readonly Entry[], { kinds }: Pace): readonly Entry[] {
  return [...waiting].sort((a, b) => kinds[typeOf(a)].priority - kinds[typeOf(b)].priority);
}

/** What is left when all before a position is passed over; what stands in no queue goes with it. */
export function clearedBefore(waiting: readonly Entry[], before: number): readonly Entry[] {
  return waiting.flatMap(({ members }) => {
    const left = members.filter(({ position }) => position !== undefined && position >= before);
    return left.length === 0 ? [] : [{ key: keyOf(left[0]!), members: left }];
  });
}

/** The entry without its places, when the queue they were of is gone. */
export function withoutPlaces({ members, ...entry }: Entry): Entry {
  return { ...entry, members: members.map((member) => ({ ...member, position: undefined })) };
}

/** Of its first alert, so that it is the same on all overlays; a new queue uses places again. */
export function keyOf({ position, alert: { type, username } }: Member): string {
  return `${position}-${type}-${toWellFormed(username.slice(0, 40))}`;
}

function joins(type: AlertType, train: number): boolean {
  return train > 0 && joining.has(type);
}
