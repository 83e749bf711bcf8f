import { alertTypes } from "./events";
import { AlertCard } from "./alert-card";
import "~/styles/overlay.css";
import styles from "./overlay-stage.module.css";
// The bundler makes a program of its own out of a worker, at an address of its own, and the same one
// for server and browser; this one runs in the page.
import program from "./start?script-url";

/**
 * The whole of the overlay's document: templates of the alerts, and the program that shows copies of
 * them. It has no framework with it, so that a source that is open for hours stays small.
 */
export function OverlayStage() {
  return (
    <main className={styles.stage} data-overlay="">
      <h1 className="visually-hidden">Stream alerts</h1>
      {alertTypes.map((type) => (
        <template key={type} data-alert={type}>
          <AlertCard type={type} />
        </template>
      ))}
      <noscript>
        <p className={styles.noscript}>The alerts need JavaScript.</p>
      </noscript>
      <script type="module" src={program} />
    </main>
  );
}
