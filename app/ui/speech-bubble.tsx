import type { ReactNode } from "react";
import styles from "./speech-bubble.module.css";

/** Text of a character: commentary, notices, empty states and errors. The tail points down to the speaker. */
export function SpeechBubble({ speaker, children }: { speaker?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.speech}>
      <div className={styles.bubble}>{children}</div>
      {speaker && <p className={styles.speaker}>{speaker}</p>}
    </div>
  );
}
