import { useState } from "react";
import type { QueuedAlert } from "../loop/alerts";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";
import { nameType, QueuedTexts } from "./queued-texts";
import type { DockState } from "./use-dock";

/** The waiting alerts, and the last shown ones. */
export function Queues({ dock: { report, send } }: { dock: DockState }) {
  const waiting = report?.waiting ?? [];
  return (
    <div className={`grid ${styles.queues}`}>
      <section className="card grid" aria-labelledby="waiting-title">
        <div className={styles.heading}>
          <h2 id="waiting-title">{`Waiting${waiting.length > 0 ? ` (${waiting.length})` : ""}`}</h2>
          <ClearButtons
            count={waiting.length}
            onClear={() => send({ type: "clear" }, "Waiting alerts removed.")}
          />
        </div>
        <AlertList alerts={waiting} empty="No alerts are waiting." />
      </section>
      <section className="card grid" aria-labelledby="shown-title">
        <h2 id="shown-title">Shown</h2>
        <AlertList
          alerts={report?.shown ?? []}
          empty="No alerts were shown yet."
          onReplay={(alert) => send({ type: "show", alert }, "Replay added.")}
        />
      </section>
    </div>
  );
}

/** A button that asks for confirmation before it clears; focus stays on the button. */
function ClearButtons({ count, onClear }: { count: number; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="actions">
      <DockButton
        disabled={!isAsking && count === 0}
        onClick={() => {
          if (isAsking) onClear();
          setAsking(!isAsking);
        }}
      >
        {isAsking ? `Clear ${count}?` : "Clear"}
      </DockButton>
      {isAsking && <DockButton onClick={() => setAsking(false)}>Cancel</DockButton>}
    </div>
  );
}

interface AlertListProps {
  alerts: readonly QueuedAlert[];
  empty: string;
  onReplay?: (alert: QueuedAlert) => void;
}

function AlertList({ alerts, empty, onReplay }: AlertListProps) {
  if (alerts.length === 0) return <p className="note">{empty}</p>;
  return (
    <ol className={`plain-list ${styles.list}`}>
      {alerts.map((alert, index) => (
        <li key={`${alert.at} ${alerts.length - index}`}>
          <span>
            <QueuedTexts alert={alert} /> <Time at={alert.at} />
          </span>
          {onReplay && (
            <DockButton
              aria-label={`Replay: ${nameType(alert.type)}, ${alert.username}`}
              onClick={() => onReplay(alert)}
            >
              Replay
            </DockButton>
          )}
        </li>
      ))}
    </ol>
  );
}

function Time({ at }: { at: number }) {
  const time = new Date(at);
  return (
    <time dateTime={time.toISOString()}>
      {time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}
    </time>
  );
}
