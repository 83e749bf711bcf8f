import type { ReactNode } from "react";
import styles from "./loading.module.css";

/** A spinner with its words, in the place of content that is on its way. */
export function Loading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  );
}
