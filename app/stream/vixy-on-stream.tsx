import { Link } from "@remix-run/react";
import { vixyVideos } from "~content/videos.yaml";
import { SpeechBubble } from "~/ui/speech-bubble";
import { VideoNotice, Videos } from "./videos";

/** The one who keeps the stream running. */
export function VixyOnStream() {
  return (
    <>
      <h1>Vixy, at the controls</h1>
      <p className="lead">
        Somebody has to read the chat, light the lamps and find the cable. On stream that is{" "}
        <Link to="/characters/vixy">Vixy</Link>, and she would like it noted that the cable was
        where she left it.
      </p>
      <p>
        She built the console herself, out of a loom, two bicycles and the bell of a decommissioned
        ferry. It greets newcomers, counts everything I drop, times the gym matches and turns the
        lamp violet when somebody brings friends. When you speak to the stream and it answers with
        better grammar than mine, you are speaking to her.
      </p>
      <h2>Two minutes of Vixy</h2>
      <Videos videos={vixyVideos} />
      <VideoNotice />
      <SpeechBubble speaker="Vixy">
        <p>
          I am not his assistant. I assist the stream. He’s one of the things that happen to it.
        </p>
      </SpeechBubble>
    </>
  );
}
