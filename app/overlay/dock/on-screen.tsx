import * as to from "~/addresses";
import { SHOWN_MS } from "../loop/timing";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";
import { QueuedTexts } from "./queued-texts";
import type { DockState } from "./use-dock";

/** The current alert, and the controls used during a stream. */
export function OnScreen({ dock }: { dock: DockState }) {
  const { report, controls, send, change } = dock;
  const { paused, muted } = controls;
  return (
    <section className="card grid" aria-labelledby="now-title">
      <h2 id="now-title">On screen</h2>
      <CurrentAlert dock={dock} />
      <div className={`row ${styles.main}`}>
        <DockButton
          isOn={paused}
          onClick={() => change({ paused: !paused }, paused ? "Resumed." : "Paused.")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={paused ? "M7 4v16l13-8z" : "M6 4h4v16H6zM14 4h4v16h-4z"} />
          </svg>
          <span>{paused ? "Resume" : "Pause"}</span>
        </DockButton>
        <DockButton disabled={!report?.onScreen} onClick={() => send({ type: "skip" }, "Skipped.")}>
          Skip
        </DockButton>
        <DockButton
          isOn={muted}
          aria-pressed={muted}
          onClick={() => change({ muted: !muted }, muted ? "Sounds are on." : "Sounds are off.")}
        >
          Mute
        </DockButton>
      </div>
      <p className={`note ${styles.connection}`} data-connected={report?.isConnected ?? false}>
        <span>{describeConnection(report?.isConnected)}</span>{" "}
        {!report && (
          <a href={to.overlay} target="_blank" rel="noreferrer">
            Open the overlay
          </a>
        )}
      </p>
    </section>
  );
}

function CurrentAlert({ dock: { report } }: { dock: DockState }) {
  const alert = report?.onScreen;
  if (!alert) return <p className={`grid ${styles.current}`}>No alert on screen</p>;
  const max = SHOWN_MS[alert.type] / 1_000;
  const value = Math.min(max, Math.max(0, (report.at - alert.since) / 1_000));
  return (
    <div className={`grid ${styles.current}`}>
      <p>
        <QueuedTexts alert={alert} />
      </p>
      <span>{`${Math.ceil(max - value)} s`}</span>
      <progress value={value} max={max} aria-label="Time on screen" />
    </div>
  );
}

function describeConnection(isConnected: boolean | undefined): string {
  if (isConnected === undefined) return "No overlay is connected.";
  return isConnected ? "The overlay is connected." : "The overlay cannot reach the site.";
}
