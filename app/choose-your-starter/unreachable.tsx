import * as to from "./addresses";
import { Link } from "@remix-run/react";
import { SpeechBubble } from "~/ui/speech-bubble";

/** The message when the game is not available, with a link to retry. */
export function Unreachable({ path, message }: { path: string; message: string }) {
  return (
    <section className="stack">
      <h1 className="visually-hidden">Choose Your Starter</h1>
      <SpeechBubble>
        <p role="alert">{message}</p>
        <p>Your team is safe on the other side; nobody was sent home.</p>
      </SpeechBubble>
      <p className="actions">
        {/* Loads a document, so that a failed form is not posted again. */}
        <a href={path} className="button">
          Try again
        </a>
        <Link to={to.starterSetup} className="button quiet">
          Back to the start
        </Link>
      </p>
    </section>
  );
}
