import "~/styles/overlay.css";
import { alertTypes, createTestAlert } from "../loop/alerts";
import { DockButton } from "./dock-button";
import styles from "./dock.module.css";
import { nameType } from "./queued-texts";
import { OnScreen } from "./on-screen";
import { Waiting } from "./waiting";
import { useDock, type DockState } from "./use-dock";

/** The streamer's page, which shows and controls the alerts of the overlays in the same browser. */
export function Dock() {
  const dock = useDock();
  return (
    <main className={`grid ${styles.dock}`}>
      <header className={styles.header}>
        <h1>Alert dock</h1>
        <p role="status">{dock.status}</p>
      </header>
      <noscript>
        <p className="card">The dock needs JavaScript to control the overlay.</p>
      </noscript>
      <div className={`grid ${styles.live}`}>
        <OnScreen dock={dock} />
        <Waiting dock={dock} />
        <TestAlerts dock={dock} />
      </div>
    </main>
  );
}

function TestAlerts({ dock: { send } }: { dock: DockState }) {
  return (
    <section className="card grid" aria-labelledby="tests-title">
      <h2 id="tests-title">Test alerts</h2>
      <div className={`grid ${styles.tests}`}>
        {alertTypes.map((type) => (
          <DockButton
            key={type}
            onClick={() => send({ type: "show", alert: createTestAlert(type) }, "Test alert sent.")}
          >
            {nameType(type)}
          </DockButton>
        ))}
      </div>
    </section>
  );
}
