import { StreamTime, TimeZoneName } from "./live-times";
import type { StreamStatus } from "./stream-status.server";
import { calendarPath } from "./addresses";
import { lengthOf } from "./stream-times";
import styles from "./week-ahead.module.css";

interface WeekAheadProps {
  stream: StreamStatus;
  /** The schedule's address for calendars, which fetch it again by themselves. */
  subscription: string;
}

/** The streams of the seven days to come, what is not as usual in them, and how to have them in a calendar. */
export function WeekAhead({ stream: { zone, week, notices }, subscription }: WeekAheadProps) {
  return (
    <section id="schedule" aria-labelledby="week" className={styles.week}>
      <h2 id="week">The week ahead</h2>
      <div className={styles.columns}>
        {notices.length > 0 && (
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
        <div>
          {week.length === 0 ? (
            <p>The lamp stays out for the next seven days.</p>
          ) : (
            <table className={styles.table}>
              <caption>
                Days and times in <TimeZoneName zone={zone} />
              </caption>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">What’s on</th>
                </tr>
              </thead>
              <tbody>
                {week.map((stream) => (
                  <tr key={stream.start}>
                    <th scope="row">
                      <StreamTime time={stream.start} form="day" zone={zone} />{" "}
                      <StreamTime time={stream.start} form="clock" zone={zone} />
                    </th>
                    <td>
                      {stream.playing} <span className={styles.length}>{lengthOf(stream)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
        <p className={styles.ways}>
          <a href={subscription} className="button">
            Subscribe in your calendar
          </a>
          <a href={calendarPath} className="button quiet">
            Get it as a file
          </a>
        </p>
      </div>
    </section>
  );
}
