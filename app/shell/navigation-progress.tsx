import { useNavigation } from "@remix-run/react";
import styles from "./navigation-progress.module.css";

/** A slim bar while a navigation is under way; a fast one never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div className={styles.bar} data-busy={state !== "idle" || undefined} aria-hidden="true" />
  );
}
