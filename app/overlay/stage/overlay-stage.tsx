import { useEffect, useState } from "react";
import "~/styles/overlay.css";
import type { AlertOnScreen } from "../loop/alerts";
import { runOverlay } from "../loop/run-overlay";
import { AlertView } from "./alert-view";
import { prefetchDrawings } from "./overlay-picture";
import styles from "./stage.module.css";

/** The page of a browser source: a transparent page with the current alert. */
export function OverlayStage() {
  const [alert, setAlert] = useState<AlertOnScreen>();
  useEffect(() => {
    prefetchDrawings();
    return runOverlay(({ onScreen }) => setAlert(onScreen));
  }, []);
  return (
    <main className={`centered ${styles.stage}`}>
      <h1 className="visually-hidden">Stream alerts</h1>
      <noscript>
        <p className={styles.noscript}>The alerts need JavaScript.</p>
      </noscript>
      {alert && <AlertView key={alert.since} alert={alert} />}
    </main>
  );
}
