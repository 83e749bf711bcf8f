import { useNavigation } from "@remix-run/react";
import styles from "./navigation-progress.module.css";

/** A bar during slow navigations. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div className={styles.bar} data-busy={state !== "idle" || undefined} aria-hidden="true" />
  );
}
