import type { ReactNode } from "react";
import styles from "./spread.module.css";
import { Tailpiece } from "./tailpiece";

/** Two facing pages of the guide; on a phone the right one follows the left. */
export function Spread({
  left,
  right,
  foot,
}: {
  left: ReactNode;
  right: ReactNode;
  foot: ReactNode;
}) {
  return (
    <article className={styles.spread}>
      <div className={styles.page}>{left}</div>
      <div className={styles.page}>
        {right}
        <Tailpiece />
      </div>
      {foot}
    </article>
  );
}
