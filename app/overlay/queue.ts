import type { QueueEntry } from "./control-messages";
import { toWellFormed, type Alert, type AlertType } from "./events";
import type { Entry, Member } from "./stored-state";
import type { Pace } from "./timing";

/** Subs are not combined because of their messages, raids because each has its own number. */
const combinedTypes: ReadonlySet<AlertType> = new Set(["follow", "gift", "cheer"]);

export function getEntryType({ members }: Entry): AlertType {
  return members[0]!.alert.type;
}

/** Converts an entry for reports. */
export function toQueueEntry({ key, members, extra }: Entry, at = members[0]!.at): QueueEntry {
  const { position } = members[0]!;
  const alerts = members.map(({ alert }) => alert);
  return { key, position, alerts, at, ...(extra === "test" && { isTest: true }) };
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

/** Adds an alert to the last entry of its type if it was read at most `combineMs` ms later, else as a new entry. */
export function addMember(
  waiting: readonly Entry[],
  member: Member,
  combineMs: number,
): readonly Entry[] {
  const { type } = member.alert;
  const last = waiting.filter((entry) => getEntryType(entry) === type).at(-1);
  if (last && canJoin(type, combineMs) && member.at - last.members.at(-1)!.at <= combineMs) {
    const longer = { ...last, members: [...last.members, member] };
    return waiting.map((entry) => (entry === last ? longer : entry));
  }
  return [...waiting, { key: createKey(member), members: [member] }];
}

/** When an entry may be shown: it waits `combineMs` ms for others to join. */
export function getReadyTime(entry: Entry, combineMs: number): number {
  const { at } = entry.members[0]!;
  return canJoin(getEntryType(entry), combineMs) ? at + combineMs : at;
}

export function sortByPriority(waiting: readonly Entry[], { types }: Pace): readonly Entry[] {
  return [...waiting].sort(
    (a, b) => types[getEntryType(a)].priority - types[getEntryType(b)].priority,
  );
}

/** Removes alerts before a position, and those without one. */
export function removeBefore(waiting: readonly Entry[], before: number): readonly Entry[] {
  return waiting.flatMap(({ members }) => {
    const left = members.filter(({ position }) => position !== undefined && position >= before);
    return left.length === 0 ? [] : [{ key: createKey(left[0]!), members: left }];
  });
}

export function removePositions({ members, ...entry }: Entry): Entry {
  return { ...entry, members: members.map((member) => ({ ...member, position: undefined })) };
}

/** Returns a key that is the same on all overlays. It contains more than the position, which a new queue repeats. */
export function createKey({ position, alert: { type, username } }: Member): string {
  return `${position}-${type}-${toWellFormed(username.slice(0, 40))}`;
}

function canJoin(type: AlertType, combineMs: number): boolean {
  return combineMs > 0 && combinedTypes.has(type);
}
