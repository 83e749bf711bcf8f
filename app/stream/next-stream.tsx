import { links } from "~content/links.yaml";
import { StreamTime, TimedStates } from "./live-times";
import styles from "./next-stream.module.css";
import type { StreamStatus } from "./stream-status.server";

/** The next or the live stream. */
export function NextStream({ stream }: { stream: StreamStatus }) {
  const { zone, isUnscheduled } = stream;
  return (
    <div className={`card grid ${styles.card}`}>
      {isUnscheduled && (
        <div>
          <LiveNow playing="An unplanned stream on Twitch" />
        </div>
      )}
      <TimedStates
        stream={stream}
        before={({ start, playing }) => (
          <>
            <p className={`note row ${styles.state}`}>Next stream</p>
            <p className={styles.playing}>{playing}</p>
            <p>
              <StreamTime time={start} form="full" zone={zone} />
            </p>
          </>
        )}
        during={({ end, playing }) => (
          <>
            <LiveNow playing={playing} />
            <p>
              On Twitch until about <StreamTime time={end} form="clock" zone={zone} />.
            </p>
          </>
        )}
        after={<p>The next stream is not scheduled yet.</p>}
      />
    </div>
  );
}

function LiveNow({ playing }: { playing: string }) {
  return (
    <>
      <p className={`note row ${styles.state}`}>
        <span className={styles.lamp} aria-hidden="true" />
        Live now
      </p>
      <p className={styles.playing}>
        <a href={links.twitch}>{playing}</a>
      </p>
    </>
  );
}
