import type { ReactNode } from "react";
import "~/styles/overlay.css";
import type { Way } from "../control-key.server";
import { AddressForm } from "./address-form";
import { Board, TestAlerts } from "./board";
import styles from "./dock.module.css";
import { FarAway } from "./far-away";
import { Lists } from "./lists";
// A program of its own, as the overlay's; see `overlay-stage.tsx`.
import program from "./run-dock?script-url";

interface DockProps {
  /** What the way through the server is to this browser. */
  way: Way;
  /** What was wrong with the key that was sent. */
  problem: string | undefined;
}

/**
 * The whole document of the dock: its program fills in what overlays say of themselves. It has no framework
 * with it, so that it can stay open in broadcast software for hours.
 */
export function Dock({ way, problem }: DockProps) {
  return (
    <main className={styles.dock} data-dock="" data-way={way}>
      <header className={styles.header}>
        <h1>Alert dock</h1>
        {/* What came of what was pressed. */}
        <p role="status" data-slot="said" />
      </header>
      <noscript>
        <p className={styles.noscript}>
          The dock needs JavaScript: it talks to the overlays from inside this page.
        </p>
      </noscript>
      <div className={styles.live}>
        <Board />
        <Lists />
        <TestAlerts />
      </div>
      <div className={styles.tools}>
        <Tool title="Hidden words">
          <form data-form="words">
            <label htmlFor="words">One word or name a line</label>
            <textarea id="words" name="words" rows={4} autoComplete="off" spellCheck={false} />
            <p className={styles.note}>
              A name or a message with one of them is never shown. The list stays in this browser,
              and goes to the overlays that this dock drives.
            </p>
            <button type="submit" className={styles.button}>
              Hide these words
            </button>
          </form>
        </Tool>
        <Tool title="Address of an overlay">
          <AddressForm />
        </Tool>
        <Tool title="Other browsers" isOpen={problem !== undefined} worksAlone>
          <FarAway way={way} problem={problem} />
        </Tool>
        <Tool title="Keys">
          <dl className={styles.keys}>
            <dt>
              <kbd>Space</kbd>
            </dt>
            <dd>pauses, and goes on</dd>
            <dt>
              <kbd>S</kbd>
            </dt>
            <dd>skips what is on the screen</dd>
          </dl>
          <p className={styles.note}>
            They work while this dock is in use and nothing is being typed. On a button, Space
            presses that button.
          </p>
        </Tool>
      </div>
      <script type="module" src={program} />
    </main>
  );
}

interface ToolProps {
  title: string;
  isOpen?: boolean;
  /** Whether it works without JavaScript. */
  worksAlone?: boolean;
  children: ReactNode;
}

/** What is not needed at every moment of a stream: folded away until it is. */
function Tool({ title, isOpen, worksAlone, children }: ToolProps) {
  return (
    <details className={`${styles.tool} ${worksAlone ? "" : styles.scripted}`} open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div>{children}</div>
    </details>
  );
}
