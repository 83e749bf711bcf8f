import type { ReactNode } from "react";
import styles from "./speech-bubble.module.css";

/**
 * Something a character says: commentary, notices, empty states and errors. The tail points down
 * to the speaker, from the middle on phones and from the right on wider windows.
 */
export function SpeechBubble({ speaker, children }: { speaker?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.said}>
      <div className={styles.bubble}>{children}</div>
      {speaker && <p className={styles.speaker}>{speaker}</p>}
    </div>
  );
}
