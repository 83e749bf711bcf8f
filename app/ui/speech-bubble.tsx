import type { ReactNode } from "react";
import { FoxMark } from "./fox-mark";
import styles from "./speech-bubble.module.css";

interface SpeechBubbleProps {
  /** The name below the bubble, and the picture of a speaker other than Chase. */
  speaker?: ReactNode;
  /** Set for a speaker other than Chase, or where a picture of him follows. */
  withoutFox?: boolean;
  children: ReactNode;
}

/** Text of a character: commentary, notices, empty states and errors. The tail points down to the speaker. */
export function SpeechBubble({ speaker, withoutFox, children }: SpeechBubbleProps) {
  return (
    <div className={styles.speech}>
      <div className={styles.bubble}>{children}</div>
      {(speaker || !withoutFox) && (
        <p className={`note row ${styles.speaker}`}>
          {!withoutFox && <FoxMark />} <span>{speaker}</span>
        </p>
      )}
    </div>
  );
}
