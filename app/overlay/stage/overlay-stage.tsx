import { useEffect, useState, type CSSProperties } from "react";
import "~/styles/overlay.css";
import type { AlertOnScreen } from "../loop/alerts";
import { parseOptions } from "../loop/options";
import { runOverlay } from "../loop/run-overlay";
import { initialControls } from "../loop/stored";
import { AlertView } from "./alert-view";
import { prefetchDrawings } from "./overlay-picture";
import styles from "./stage.module.css";

/** The page of a browser source: a transparent page with the current alert. */
export function OverlayStage() {
  const [alert, setAlert] = useState<AlertOnScreen>();
  const [controls, setControls] = useState(initialControls);
  const [style, setStyle] = useState<CSSProperties>();
  useEffect(() => {
    const options = parseOptions(location.search);
    setStyle({ "--scale": options.scale } as CSSProperties);
    prefetchDrawings();
    return runOverlay(options, (state) => {
      setAlert(state.onScreen);
      setControls(state.controls);
    });
  }, []);
  return (
    <main className={`centered ${styles.stage}`} style={style}>
      <h1 className="visually-hidden">Stream alerts</h1>
      <noscript>
        <p className={styles.noscript}>The alerts need JavaScript.</p>
      </noscript>
      {alert && <AlertView key={alert.since} alert={alert} isSafe={controls.safe} />}
    </main>
  );
}
