import type { Way } from "../control-key.server";
import styles from "./dock.module.css";

/** What opens the way through the server to this browser; a plain form, which needs no script. */
export function FarAway({ way, problem }: { way: Way; problem: string | undefined }) {
  if (way === "off") {
    return (
      <p className={styles.note}>
        This dock drives the overlays of this browser alone. To drive those of another one, from a
        phone for instance, the site has to be started with <code>OVERLAY_KEY</code>, a secret of 32
        characters or more.
      </p>
    );
  }
  if (way === "open") {
    return (
      <form method="post">
        <p className={styles.note}>
          <span data-slot="far">This browser has sent the key.</span> Its docks drive overlays in
          other browsers that have, and its overlays can be driven from there.
        </p>
        <button type="submit" name="intent" value="forget" className={styles.button}>
          Forget the key
        </button>
      </form>
    );
  }
  return (
    <form method="post">
      <p className={styles.note}>
        Let this browser’s overlays be driven from elsewhere, and drive others from here: send the
        overlay key once, in each of the browsers. In broadcast software, do it in a dock of its
        own.
      </p>
      <label htmlFor="key">Overlay key</label>
      <input
        id="key"
        name="key"
        type="password"
        required
        autoComplete="current-password"
        aria-describedby={problem && "key-problem"}
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <p id="key-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <button type="submit" name="intent" value="open" className={styles.button}>
        Send the key
      </button>
    </form>
  );
}
