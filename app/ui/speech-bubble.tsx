import type { ReactNode } from "react";
import { FoxMark } from "./fox-mark";
import styles from "./speech-bubble.module.css";

interface SpeechBubbleProps {
  /** The name below the bubble and the picture of a speaker other than Chase. */
  speaker?: ReactNode;
  /** Set for a speaker other than Chase, or if a picture of Chase follows. */
  withoutFox?: boolean;
  children: ReactNode;
}

/** A text that a character says, such as a commentary or an error message. */
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
