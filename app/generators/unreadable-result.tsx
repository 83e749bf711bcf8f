import { useLocation } from "@remix-run/react";
import { SpeechBubble } from "~/ui/speech-bubble";

/** The query of a form that the address of an unreadable result leads to. */
export const unreadableSearch = "?result=unreadable";

/** Says that the address of a result led to the form. */
export function UnreadableResult() {
  if (useLocation().search !== unreadableSearch) return null;
  return (
    <SpeechBubble>
      <p>This result cannot be shown, because its link is cut or too old. Make a new one!</p>
    </SpeechBubble>
  );
}
