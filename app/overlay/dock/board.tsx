import { alertTypes } from "../events";
import styles from "./board.module.css";
import dock from "./dock.module.css";
import { kindNames } from "./entry-text";

/** What is on the screen, and what is done about it while live. */
export function Board() {
  return (
    <section className={styles.now} aria-labelledby="now-title">
      <h2 id="now-title">On screen</h2>
      <p className={styles.place} data-slot="place">
        Looking for overlays…
      </p>
      <div className={styles.entry} data-slot="now" data-state="none">
        <p className={styles.head}>
          <span className={dock.kind} data-slot="kind" hidden />
          <bdi className={styles.name} data-slot="name" />
          <span className={styles.left} data-slot="left" />
        </p>
        <p className={styles.line} data-slot="line">
          Nothing just now.
        </p>
        <q className={styles.message} data-slot="message" />
        <progress
          className={styles.progress}
          max={1}
          value={0}
          aria-label="How long it has been shown"
        />
      </div>
      <div className={styles.main}>
        <button
          type="button"
          className={`${dock.button} ${styles.pause}`}
          data-do="pause"
          aria-keyshortcuts="Space"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path className={styles.bars} d="M6 4h4v16H6zM14 4h4v16h-4z" />
            <path className={styles.triangle} d="M7 4v16l13-8z" />
          </svg>
          <span data-slot="pause">Pause</span>
        </button>
        <button type="button" className={dock.button} data-do="skip" aria-keyshortcuts="S" disabled>
          Skip
        </button>
      </div>
      <div className={styles.switches}>
        <button type="button" className={dock.button} data-do="safe" aria-pressed="false">
          Safe mode
        </button>
        <button type="button" className={dock.button} data-do="mute" aria-pressed="false">
          Mute
        </button>
        <label className={styles.volume}>
          Volume <span data-slot="volume">80 %</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            defaultValue={80}
            data-do="volume"
            autoComplete="off"
          />
        </label>
      </div>
      <h3 className="visually-hidden">Overlays</h3>
      <ul className={styles.overlays} data-slot="overlays" />
    </section>
  );
}

/** One button for each kind of alert. */
export function TestAlerts() {
  return (
    <section className={styles.tests} aria-labelledby="tests-title">
      <h2 id="tests-title">Test alerts</h2>
      <div>
        {alertTypes.map((type) => (
          <button key={type} type="button" className={dock.button} data-test={type}>
            <span className={dock.kind} data-kind={type}>
              {kindNames[type]}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
