import type { AlertType, QueuedAlert } from "../loop/alerts";
import { getAlertTexts } from "../stage/texts";
import styles from "./dock.module.css";

export function QueuedTexts({ alert }: { alert: QueuedAlert }) {
  const { name, line, message } = getAlertTexts(alert);
  return (
    <>
      <span className={styles.kind} data-alert-type={alert.type}>
        {nameType(alert.type)}
      </span>{" "}
      <bdi>{name}</bdi> <span>{line}</span> {message && <q>{message}</q>}
    </>
  );
}

/** Formats the type of an alert: "Follow". */
export function nameType(type: AlertType): string {
  return type[0]!.toUpperCase() + type.slice(1);
}
