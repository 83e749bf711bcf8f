import { getAlertType, type AlertGroup, type AlertType } from "../loop/alerts";
import { getAlertTexts } from "../stage/texts";
import styles from "./dock.module.css";

/** The texts of a group of alerts, including those that safe mode hides on the overlay. */
export function GroupTexts({ group }: { group: AlertGroup }) {
  const type = getAlertType(group);
  const { name, line, message } = getAlertTexts(group);
  return (
    <>
      <span className={styles.kind} data-alert-type={type}>
        {nameType(type)}
      </span>{" "}
      <bdi>{name}</bdi> <span>{line}</span> {message && <q>{message}</q>}
    </>
  );
}

/** Formats the type of an alert: "Follow". */
export function nameType(type: AlertType): string {
  return type[0]!.toUpperCase() + type.slice(1);
}
