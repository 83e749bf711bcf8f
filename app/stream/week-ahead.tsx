import * as to from "~/addresses";
import { StreamTime, TimeZoneName } from "./live-times";
import type { StreamStatus } from "./stream-status.server";
import { formatLength } from "./stream-times";
import "~/styles/table.css";
import styles from "./week-ahead.module.css";

interface WeekAheadProps {
  stream: StreamStatus;
  /** The absolute URL of the schedule's iCalendar file. */
  calendar: string;
}

/** The streams of the next seven days, the streams that are canceled, and calendar links. */
export function WeekAhead({ stream: { zone, week, off }, calendar }: WeekAheadProps) {
  return (
    <section id="schedule" aria-labelledby="week" className={styles.week}>
      <h2 id="week">The week ahead</h2>
      {off.length > 0 && (
        <ul className={`plain-list ${styles.notices}`}>
          {off.map(({ time, why }) => (
            <li key={time}>
              <StreamTime time={time} form="weekday" zone={zone} />
              {`’s stream is off: ${why}`}
            </li>
          ))}
        </ul>
      )}
      {week.length === 0 ? (
        <p>There is no stream in the next seven days.</p>
      ) : (
        <div className="table-box">
          <table className={`table ${styles.table}`}>
            <caption className="note">
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
                    <span>{stream.playing}</span> <div className="note">{formatLength(stream)}</div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <CalendarLinks address={calendar} />
    </section>
  );
}

/**
 * Several ways to add the calendar. Calendar apps subscribe to `webcal:` addresses, but import a
 * file only once; phones that have no such app ignore `webcal:` links.
 */
function CalendarLinks({ address }: { address: string }) {
  const subscription = address.replace(/^https?/, "webcal");
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`;
  return (
    <p className="actions">
      <a href={subscription} className="button">
        Subscribe in your calendar
      </a>
      <a href={google} className="button quiet">
        Add to Google Calendar
      </a>
      <a href={to.calendar} className="button quiet">
        Download the calendar file
      </a>
    </p>
  );
}
