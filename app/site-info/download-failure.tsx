import { Link } from "@remix-run/react";
import screen from "~/shell/error-screen.module.css";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";

/** A file that could not be had, and what to do about it. */
export function DownloadFailure({ id, name }: { id: string; name: string }) {
  return (
    <section className={screen.screen}>
      <SpeechBubble speaker={<FoxMark />}>
        <h1>Failed to fetch file. Please try again!</h1>
        <p>{name} is not lost. The shelf he lives on just isn’t answering at the moment.</p>
      </SpeechBubble>
      <p className={screen.ways}>
        {/* Documents: the answer may be a file. */}
        <a href={`/downloads/${id}`} className="button">
          Try again
        </a>
        <Link to="/downloads" className="button quiet">
          All downloads
        </Link>
      </p>
    </section>
  );
}
