import { useState } from "react";
import { getAlertType, type AlertGroup } from "../loop/alerts";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";
import { GroupTexts, nameType } from "./group-texts";
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
        <GroupList groups={waiting} empty="No alerts are waiting." />
      </section>
      <section className="card grid" aria-labelledby="shown-title">
        <h2 id="shown-title">Shown</h2>
        <GroupList
          groups={report?.shown ?? []}
          empty="No alerts were shown yet."
          onReplay={({ alerts }) => send({ type: "show", alerts }, "Replay added.")}
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

interface GroupListProps {
  groups: readonly AlertGroup[];
  empty: string;
  onReplay?: (group: AlertGroup) => void;
}

function GroupList({ groups, empty, onReplay }: GroupListProps) {
  if (groups.length === 0) return <p className="note">{empty}</p>;
  return (
    <ol className={`plain-list ${styles.list}`}>
      {groups.map((group, index) => (
        <li key={`${group.at} ${groups.length - index}`}>
          <span>
            <GroupTexts group={group} /> <Time at={group.at} />
          </span>
          {onReplay && (
            <DockButton
              aria-label={`Replay: ${nameType(getAlertType(group))}, ${group.alerts[0]!.username}`}
              onClick={() => onReplay(group)}
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
