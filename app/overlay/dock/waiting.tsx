import { useState } from "react";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";
import { QueuedTexts } from "./queued-texts";
import type { DockState } from "./use-dock";

/** The waiting alerts. */
export function Waiting({ dock: { report, send } }: { dock: DockState }) {
  const waiting = report?.waiting ?? [];
  return (
    <section className={`card grid ${styles.waiting}`} aria-labelledby="waiting-title">
      <div className={styles.heading}>
        <h2 id="waiting-title">{`Waiting${waiting.length > 0 ? ` (${waiting.length})` : ""}`}</h2>
        <ClearButtons
          isConnected={report !== undefined}
          onClear={() => send({ type: "clear" }, "Waiting alerts removed.")}
        />
      </div>
      {waiting.length === 0 && <p className="note">No alerts are waiting.</p>}
      <ol className={`plain-list ${styles.list}`}>
        {waiting.map((alert, index) => (
          <li key={`${alert.at} ${waiting.length - index}`}>
            <QueuedTexts alert={alert} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A button that asks for confirmation before it clears; focus stays on the button. */
function ClearButtons({ isConnected, onClear }: { isConnected: boolean; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="actions">
      <DockButton
        disabled={!isConnected}
        onClick={() => {
          if (isAsking) onClear();
          setAsking(!isAsking);
        }}
      >
        {isAsking ? "Clear all?" : "Clear"}
      </DockButton>
      {isAsking && <DockButton onClick={() => setAsking(false)}>Cancel</DockButton>}
    </div>
  );
}
