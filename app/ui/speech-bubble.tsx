import type { ReactNode } from "react";
import { FoxMark } from "./fox-mark";
import styles from "./speech-bubble.module.css";

interface SpeechBubbleProps {
  /** Text beside the fox below the bubble. */
  speaker?: ReactNode;
  /** For another speaker than Chase, or for a picture of him below the bubble. */
  withoutFox?: boolean;
  children: ReactNode;
}

/** Text of a character: commentary, notices, empty states and errors. The tail points down to the speaker. */
export function SpeechBubble({ speaker, withoutFox, children }: SpeechBubbleProps) {
  return (
    <div className={styles.speech}>
      <div className={styles.bubble}>{children}</div>
      {!withoutFox && (
        <p className={`note ${styles.speaker}`}>
          <FoxMark /> {speaker}
        </p>
      )}
    </div>
  );
}
