import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FoxMark } from "../fox-mark";
import { SpeechBubble } from "../speech-bubble";
import styles from "./fields.module.css";

/** What went wrong with the last post, in sight; until the next one is under way. */
export function FormFailure({ answer }: { answer: { failure?: string } | undefined }) {
  const bubble = useRef<HTMLDivElement>(null);
  const isBusy = useNavigation().formMethod === "POST";
  useEffect(() => {
    bubble.current?.scrollIntoView({ block: "nearest" });
  }, [answer, isBusy]);
  if (isBusy || !answer?.failure) return null;
  return (
    <div ref={bubble} role="alert" className={styles.failure}>
      <SpeechBubble speaker={<FoxMark />}>
        <p>{answer.failure}</p>
      </SpeechBubble>
    </div>
  );
}
