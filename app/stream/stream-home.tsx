import { Link } from "@remix-run/react";
import { links } from "~content/links.yaml";
import { attic } from "./drawings";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { LiveTimesScript } from "./live-times";
import { LinkCards, type LinkCard } from "./link-cards";
import { NextStream } from "./next-stream";
import type { StreamStatus } from "./stream-status.server";
import { Scene } from "./scene";
import { WeekAhead } from "./week-ahead";
import styles from "./stream-home.module.css";

const played: readonly { name: string; line: string }[] = [
  {
    name: "Drawing",
    line: "Pages of the comic and commissions, from the first bad line to the last good one.",
  },
  { name: "Mario", line: "I jump. Chat sighs." },
  {
    name: "Pokémon",
    line: "The gym challenge, drafted teams, and long talks about what is fair.",
  },
  {
    name: "Super Animal Royale",
    line: "Viewers decide who I am. It is usually somebody on wheels.",
  },
];

const chatRules: readonly string[] = [
  "Be kind. If a joke needs somebody to be smaller than you, tell another.",
  "Everybody’s ears are their own: ask before you boop.",
  "English in chat where you can, so that Vixy can follow. Greetings are welcome in any language.",
  "No spoilers, and no backseat driving unless I shout “HELP.”",
  "Keep it fit for the nine-year-old in the third row. There is one.",
  "No politics, no selling, no links from strangers.",
  "What Vixy says counts. She warns once, in a friendly voice, and you will remember the voice.",
];

const cards: readonly LinkCard[] = [
  {
    to: "/stream/bluerock",
    name: "Bluerock",
    line: "The town behind my chair, and why it’s blue.",
  },
  {
    to: "/stream/vixy",
    name: "Vixy",
    line: "She reads the chat, runs the lamps and takes the blame for the sound.",
  },
  {
    to: "/stream/pokemon",
    name: "Pokémon",
    line: "The gym challenge with all its badges, and a game of choosing.",
  },
  { to: "/stream/mario", name: "Mario", line: "Two short films about falling." },
  {
    to: "/stream/sar",
    name: "Super Animal Royale",
    line: "64 animals, one island, and seven characters you can send me in as.",
  },
  {
    to: "/stream/charities",
    name: "Charities",
    line: "What we have raised together, and for whom.",
  },
];

interface StreamHomeProps {
  stream: StreamStatus;
  /** The schedule's address for calendars. */
  subscription: string;
}

/** What the stream is, when it is, and how to behave in it. */
export function StreamHome({ stream, subscription }: StreamHomeProps) {
  return (
    <div className={styles.page}>
      <Scene {...attic} />
      <header className={styles.welcome}>
        <div>
          <h1>The stream</h1>
          <p className="lead">
            Most weeks I light the lamp in the attic, and draw or play until it goes out. Half of
            Bluerock listens in; there’s room on the stairs for you.
          </p>
        </div>
        <NextStream stream={stream} />
        {/* At once: on a slow line what comes below is not there yet when this is painted. */}
        <LiveTimesScript />
        <p className={styles.ways}>
          <a href="#schedule" className="button">
            See the schedule
          </a>
          <a href={links.twitch} className="button quiet">
            Watch on Twitch
          </a>
        </p>
      </header>
      <WeekAhead stream={stream} subscription={subscription} />
      <LiveTimesScript />
      <div className={styles.columns}>
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
        <h2 id="more">Behind the lamp</h2>
        <LinkCards cards={cards} />
      </section>
      <SpeechBubble speaker={<FoxMark />}>
        <p>
          Missed one? The good bits end up on <a href={links.youtube}>YouTube</a>, and the drawings
          in the <Link to="/galleries">galleries</Link>.
        </p>
      </SpeechBubble>
    </div>
  );
}
