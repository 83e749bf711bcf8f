import { useLocation } from "@remix-run/react";
import { SpeechBubble } from "~/ui/speech-bubble";

/** The query of the form's address after a redirect from an unreadable result. */
export const unreadableSearch = "?result=unreadable";

/** Tells the visitor that the result in the address could not be read. */
export function UnreadableResult() {
  if (useLocation().search !== unreadableSearch) return null;
  return (
    <SpeechBubble>
      <p>This result cannot be shown, because its link is cut or too old. Make a new one!</p>
    </SpeechBubble>
  );
}
