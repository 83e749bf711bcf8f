import { links } from "~content/links.yaml";
import { chatRules, pictures, played, streamPages } from "~content/stream.yaml";
import { SpeechBubble } from "~/ui/speech-bubble";
import { LinkCards } from "./link-cards";
import { LiveTimesScript } from "./live-times";
import { NextStream } from "./next-stream";
import { StreamPicture } from "./stream-picture";
import type { StreamStatus } from "./stream-status.server";
import { WeekAhead } from "./week-ahead";
import styles from "./stream-home.module.css";

interface StreamHomeProps {
  stream: StreamStatus;
  /** The absolute URL of the schedule's iCalendar file. */
  calendar: string;
}

/** The home page of the stream: schedule, programme, chat rules, and links to stream pages. */
export function StreamHome({ stream, calendar }: StreamHomeProps) {
  return (
    <div className="stack">
      <header className="columns">
        <div>
          <h1>The stream</h1>
          <p className="lead">
            I draw or play live on Twitch most weeks. Everybody is welcome in the chat.
          </p>
          <NextStream stream={stream} />
          {/* Placed here, because on a slow connection the following part of the page arrives after
              this part is painted. */}
          <LiveTimesScript />
          <p className="actions">
            <a href={links.twitch} className="button">
              Watch on Twitch
            </a>
          </p>
        </div>
        <StreamPicture {...pictures.attic} />
      </header>
      <WeekAhead stream={stream} calendar={calendar} />
      <LiveTimesScript />
      <div className={`columns ${styles.lists}`}>
        <section aria-labelledby="played">
          <h2 id="played">What’s on</h2>
          <dl className={styles.played}>
            {played.map(({ name, line }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{line}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="chat">
          <h2 id="chat">Chat rules</h2>
          <ol>
            {chatRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="more">
        <h2 id="more">More about the stream</h2>
        <LinkCards cards={streamPages} />
      </section>
      <SpeechBubble>
        <p>
          Missed one? The good bits end up on <a href={links.youtube}>YouTube</a>, and the drawings
          in the galleries.
        </p>
      </SpeechBubble>
    </div>
  );
}
