import { useState } from "react";
import type { OverlayReport, QueueEntry } from "../control-messages";
import { alertTypes } from "../events";
import {
  alertNames,
  describeOverlay,
  getClearing,
  getEntryTexts,
  getLeadingOverlay,
  getProgress,
  isResponding,
  type DockState,
  type DockStore,
} from "./dock-store";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";

interface LiveProps {
  store: DockStore;
  state: DockState;
}

/** The alert on screen, and the controls that are used during a stream. */
export function OnScreen({ store, state }: LiveProps) {
  const leading = getLeadingOverlay(state);
  const showing = leading?.report.showing;
  const progress = leading && showing && getProgress(showing, leading, state.now);
  const { paused, volume } = state.controls;
  const percent = Math.round(volume * 100);
  const toggle = (name: "safe" | "muted", onStatus: string, offStatus: string) => {
    const isOn = state.controls[name];
    return {
      "aria-pressed": isOn,
      onClick: () => store.setControls({ [name]: !isOn }, isOn ? offStatus : onStatus),
    };
  };
  return (
    <section className="card grid" aria-labelledby="now-title">
      <h2 id="now-title">On screen</h2>
      {showing && progress ? (
        <div className={`grid ${styles.current}`}>
          <p>
            <EntryTexts entry={showing} />
          </p>
          <span className={styles.left}>{`${Math.ceil(progress.max - progress.value)} s`}</span>
          <progress {...progress} aria-label="Time on screen" />
        </div>
      ) : (
        <p className={`grid ${styles.current}`}>
          {leading ? "No alert on screen" : "No overlay is connected"}
        </p>
      )}
      <div className={`grid ${styles.main}`}>
        <DockButton isOn={paused} aria-keyshortcuts="Space" onClick={() => store.togglePause()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={paused ? "M7 4v16l13-8z" : "M6 4h4v16H6zM14 4h4v16h-4z"} />
          </svg>
          <span>{paused ? "Resume" : "Pause"}</span>
        </DockButton>
        <DockButton aria-keyshortcuts="S" disabled={!showing} onClick={() => store.skip()}>
          Skip
        </DockButton>
        <DockButton {...toggle("safe", "Names are hidden.", "Names are shown.")}>
          Safe mode
        </DockButton>
        <DockButton {...toggle("muted", "Sounds are off.", "Sounds are on.")}>Mute</DockButton>
      </div>
      <label className={styles.volume}>
        Volume <span>{`${percent} %`}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          autoComplete="off"
          onChange={({ target: { value } }) =>
            store.setControls({ volume: Number(value) / 100 }, `Volume ${value} %.`)
          }
        />
      </label>
      {state.overlays.length > 0 && (
        <ul className={`plain-list note ${styles.overlays}`} aria-label="Overlays">
          {state.overlays.map((overlay, index) => {
            const { overlay: id, connection } = overlay.report;
            return (
              <li key={id} data-state={isResponding(overlay, state.now) ? connection : "silent"}>
                {`Overlay ${index + 1}: ${describeOverlay(overlay, state.now).join(", ")}`}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function EntryTexts({ entry }: { entry: QueueEntry }) {
  const { type, name, line, message } = getEntryTexts(entry);
  return (
    <>
      <span className={styles.kind} data-alert-type={type}>
        {alertNames[type]}
      </span>{" "}
      <span>{entry.isTest && "Test: "}</span>
      <bdi>{name}</bdi> <span>{line}</span>
      {message && <q>{message}</q>}
    </>
  );
}

/** The alerts that wait, and the last ones that were shown. */
export function Queues({ store, state }: LiveProps) {
  const report = getLeadingOverlay(state)?.report;
  const waiting = report?.waiting ?? [];
  const shown = report?.shown ?? [];
  return (
    <div className={`grid ${styles.queues}`}>
      <section className="card grid" aria-labelledby="waiting-title">
        <div className={styles.heading}>
          <h2 id="waiting-title">{`Waiting${waiting.length > 0 ? ` (${waiting.length})` : ""}`}</h2>
          <ClearButtons store={store} report={report} />
        </div>
        <QueueList entries={waiting} empty="No alerts are waiting." />
      </section>
      <section className="card grid" aria-labelledby="shown-title">
        <h2 id="shown-title">Shown</h2>
        <QueueList
          entries={shown}
          empty="No alerts were shown yet."
          onReplay={({ alerts }) => store.act({ type: "replay", alerts }, "Replay is next.")}
        />
      </section>
    </div>
  );
}

/** Clearing asks for confirmation; focus stays on the buttons. */
function ClearButtons({ store, report }: { store: DockStore; report?: OverlayReport | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const { before, count } = getClearing(report);
  return (
    <div className="actions">
      {/* The same element in both states, which keeps its focus. */}
      <DockButton
        disabled={!isAsking && count <= 0}
        onClick={() => {
          if (isAsking) store.act({ type: "clear", before }, "Waiting alerts removed.");
          // Overlays count the queue, so that all events of a burst are dropped.
          else store.requestReports();
          setAsking(!isAsking);
        }}
      >
        {isAsking ? `Clear ${count}?` : "Clear"}
      </DockButton>
      {isAsking && <DockButton onClick={() => setAsking(false)}>Cancel</DockButton>}
    </div>
  );
}

interface QueueListProps {
  entries: readonly QueueEntry[];
  empty: string;
  onReplay?: (entry: QueueEntry) => void;
}

function QueueList({ entries, empty, onReplay }: QueueListProps) {
  if (entries.length === 0) return <p className="note">{empty}</p>;
  return (
    <ol className={`plain-list ${styles.list}`}>
      {entries.map((entry) => {
        const { type, name } = getEntryTexts(entry);
        const time = new Date(entry.at);
        return (
          <li key={`${entry.key} ${entry.at}`}>
            <span>
              <EntryTexts entry={entry} />{" "}
              <time dateTime={time.toISOString()}>
                {time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}
              </time>
            </span>
            {onReplay && (
              <DockButton
                aria-label={`Replay: ${alertNames[type]}, ${name}`}
                onClick={() => onReplay(entry)}
              >
                Replay
              </DockButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A button for each type of alert. */
export function TestAlerts({ store }: Pick<LiveProps, "store">) {
  return (
    <section className="card grid" aria-labelledby="tests-title">
      <h2 id="tests-title">Test alerts</h2>
      <div className={`grid ${styles.tests}`}>
        {alertTypes.map((alertType) => (
          <DockButton
            key={alertType}
            onClick={() => store.act({ type: "test", alertType }, "Test alert sent.")}
          >
            {alertNames[alertType]}
          </DockButton>
        ))}
      </div>
    </section>
  );
}
