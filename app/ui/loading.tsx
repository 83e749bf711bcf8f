import type { ReactNode } from "react";
import "~/styles/spinner.css";
import styles from "./loading.module.css";

/** A spinner with a message in place of content that is loading. */
export function Loading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.loading}>
      <span className="spinner" aria-hidden="true" />
      {children}
    </p>
  );
}
