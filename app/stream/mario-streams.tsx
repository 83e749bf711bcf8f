import { marioVideos } from "~content/videos.yaml";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { VideoNotice, Videos } from "./videos";

/** The streams about jumping. */
export function MarioStreams() {
  return (
    <>
      <h1>Mario streams</h1>
      <p className="lead">
        I have a tail for balance, four good feet when I want them, and a magic pendant. None of it
        helps me over a pipe.
      </p>
      <p>
        Now and then we take an evening for a Mario game, old or new: one sitting, no practice, and
        whatever level the chat has voted for while I wasn’t looking. There’s a jar on the desk. For
        every fall somebody puts a button in it, and when it is full we stop for soup. We have had a
        lot of soup.
      </p>
      <h2>Two short films about falling</h2>
      <Videos videos={marioVideos} />
      <VideoNotice />
      <SpeechBubble speaker={<FoxMark />}>
        <p>For the record: I did make that jump. Once. The lamp had gone out, and nobody saw.</p>
      </SpeechBubble>
    </>
  );
}
