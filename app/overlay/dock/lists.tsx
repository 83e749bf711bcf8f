import dock from "./dock.module.css";
import styles from "./lists.module.css";

/** What waits, and what was shown; their rows are copies of the template. */
export function Lists() {
  return (
    <div className={styles.lists}>
      <section className={styles.queue} aria-labelledby="waiting-title">
        <div className={styles.heading}>
          <h2 id="waiting-title">
            Waiting <span className={styles.count} data-slot="waiting-count" />
          </h2>
          <div className={styles.clear} data-slot="clear" data-state="idle">
            <button type="button" className={dock.button} data-do="clear" disabled>
              Clear
            </button>
            <button type="button" className={dock.button} data-do="clear-yes" hidden>
              <span data-slot="clear-count" />
            </button>
            <button type="button" className={dock.button} data-do="clear-no" hidden>
              Keep
            </button>
          </div>
        </div>
        <ol className={styles.list} data-list="waiting" />
        <p className={styles.empty} data-empty="waiting">
          Nobody is waiting.
        </p>
      </section>
      <section className={styles.queue} aria-labelledby="shown-title">
        <div className={styles.heading}>
          <h2 id="shown-title">Shown</h2>
        </div>
        <ol className={styles.list} data-list="shown" />
        <p className={styles.empty} data-empty="shown">
          What was shown can be replayed from here.
        </p>
      </section>
      <template data-row="">
        <li className={styles.row}>
          <span className={styles.when}>
            <span className={dock.kind} data-slot="kind" />
            <time data-slot="time" />
          </span>
          <span className={styles.words}>
            <bdi data-slot="name" /> <span data-slot="line" />
            <q data-slot="message" />
          </span>
          <button type="button" className={dock.button} data-do="replay">
            Replay
          </button>
        </li>
      </template>
      <template data-overlay-row="">
        <li>
          <span data-slot="state" /> <span data-slot="detail" />
        </li>
      </template>
    </div>
  );
}
