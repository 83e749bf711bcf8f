import type { ReactNode } from "react";
import { FoxMark } from "./fox-mark";
import styles from "./speech-bubble.module.css";

interface SpeechBubbleProps {
  /** The name below the bubble, and the picture of the speaker. Chase speaks by default. */
  speaker?: ReactNode;
  /** Set if Chase does not speak, or if a picture of Chase follows the bubble. */
  withoutFox?: boolean;
  children: ReactNode;
}

/**
 * A text that a character says, such as a commentary or an error message. The style properties
 * `--tail-inset` and `--tail-rotation` of a parent move the tail to another side.
 */
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
