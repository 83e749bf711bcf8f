import type { QueueEntry } from "./control-messages.server";
import type { Alert, AlertType } from "./events";
import type { Pace } from "./timing";
import { toWellFormed } from "./events";

/** An alert, and when it was read. */
export interface Member {
  alert: Alert;
  /** Its position in the upstream's queue; undefined for tests and replays, and after that queue began anew. */
  position: number | undefined;
  at: number;
}

/** An alert, or several of a type that are shown as one. */
export interface Entry {
  key: string;
  members: readonly Member[];
  /** It is no event of the queue. */
  extra?: "test" | "replay";
}

/** Subs have messages of their own, and raids are told apart. */
const combinedTypes: ReadonlySet<AlertType> = new Set(["follow", "gift", "cheer"]);

export function getEntryType({ members }: Entry): AlertType {
  return members[0]!.alert.type;
}

export function getPositions(entries: readonly (Entry | undefined)[]): number[] {
  return entries.flatMap((entry) =>
    (entry?.members ?? []).flatMap(({ position }) => (position === undefined ? [] : [position])),
  );
}

/** An entry as reports have it. */
export function toQueueEntry({ key, members }: Entry, at = members[0]!.at): QueueEntry {
  const { position } = members[0]!;
  return { key, position, alerts: members.map(({ alert }) => alert), at };
}

/** @param id of the action of a dock */
export function createExtra(
  extra: "test" | "replay",
  id: string,
  alerts: readonly Alert[],
  at: number,
): Entry {
  const members = alerts.map((alert) => ({ alert, position: undefined, at }));
  return { key: `${extra}-${id}`, members, extra };
}

/** Adds an alert to the last entry of its type if it was read at most `train` ms later, else as a new entry. */
export function addMember(
  waiting: readonly Entry[],
  member: Member,
  train: number,
): readonly Entry[] {
  const { type } = member.alert;
  const last = waiting.filter((entry) => getEntryType(entry) === type).at(-1);
  if (last && canJoin(type, train) && member.at - last.members.at(-1)!.at <= train) {
    const longer = { ...last, members: [...last.members, member] };
    return waiting.map((entry) => (entry === last ? longer : entry));
  }
  return [...waiting, { key: createKey(member), members: [member] }];
}

/** When an entry may be shown: it waits `train` ms for others to join. */
export function getReadyTime(entry: Entry, train: number): number {
  const { at } = entry.members[0]!;
  return canJoin(getEntryType(entry), train) ? at + train : at;
}

export function sortByPriority(waiting: readonly Entry[], { kinds }: Pace): readonly Entry[] {
  return [...waiting].sort(
    (a, b) => kinds[getEntryType(a)].priority - kinds[getEntryType(b)].priority,
  );
}

/** Removes alerts before a position, and those without a position. */
export function removeBefore(waiting: readonly Entry[], before: number): readonly Entry[] {
  return waiting.flatMap(({ members }) => {
    const left = members.filter(({ position }) => position !== undefined && position >= before);
    return left.length === 0 ? [] : [{ key: createKey(left[0]!), members: left }];
  });
}

export function removePositions({ members, ...entry }: Entry): Entry {
  return { ...entry, members: members.map((member) => ({ ...member, position: undefined })) };
}

/** The same on all overlays. It has more than the position, which a new queue uses again. */
export function createKey({ position, alert: { type, username } }: Member): string {
  return `${position}-${type}-${toWellFormed(username.slice(0, 40))}`;
}

function canJoin(type: AlertType, train: number): boolean {
  return train > 0 && combinedTypes.has(type);
}
