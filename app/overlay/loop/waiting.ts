import { getAlertType, type Alert, type AlertGroup, type AlertType } from "./alerts";

/** Subs have messages, and raids have numbers of their own, so they are not combined. */
const combinedTypes: ReadonlySet<AlertType> = new Set(["follow", "gift", "cheer"]);

const MAX_COMBINED = 50;

/** Adds an alert to the waiting group of its type if that began at most `combineMs` ago, else as a new group. */
export function addAlert(
  waiting: readonly AlertGroup[],
  alert: Alert,
  now: number,
  combineMs: number,
): readonly AlertGroup[] {
  const open = waiting.find(
    (group) =>
      getAlertType(group) === alert.type &&
      group.alerts.length < MAX_COMBINED &&
      now < getReadyTime(group, combineMs),
  );
  if (!open) return [...waiting, { alerts: [alert], at: now }];
  const longer = { ...open, alerts: [...open.alerts, alert] };
  return waiting.map((group) => (group === open ? longer : group));
}

/** When a group may be shown: groups that can be combined wait `combineMs` for more alerts of their type. */
export function getReadyTime(group: AlertGroup, combineMs: number): number {
  const isOpen = combineMs > 0 && combinedTypes.has(getAlertType(group)) && !group.isRequested;
  return isOpen ? group.at + combineMs : 0;
}
