import { getAlertType, type Alert, type AlertGroup, type AlertType } from "./alerts";

/** Subs are not combined because of their messages, raids because each has its own number. */
const combinedTypes: ReadonlySet<AlertType> = new Set(["follow", "gift", "cheer"]);

const MAX_COMBINED = 50;

/** Adds an alert to the waiting group of its type that began at most `combineMs` ms ago, else as a new group. */
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

/** When a group may be shown: if it can be combined, it waits `combineMs` ms for others of its type. */
export function getReadyTime(group: AlertGroup, combineMs: number): number {
  const isOpen = combineMs > 0 && combinedTypes.has(getAlertType(group)) && !group.isRequested;
  return isOpen ? group.at + combineMs : 0;
}
