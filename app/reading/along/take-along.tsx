import { useEffect, useRef, useState } from "react";
import type { Panel as PanelType } from "./panel";
import styles from "./along.module.css";

// Of no use to the server, whose build is one file.
const fetchPanel = import.meta.env.SSR ? undefined : () => import("./panel");

interface TakeAlongProps {
  /** Titles of comics by slug. */
  titles: Readonly<Record<string, string>>;
}

/** Ways to take one's place to another browser; what they need is fetched when they are asked for. */
export function TakeAlong({ titles }: TakeAlongProps) {
  const [Panel, setPanel] = useState<typeof PanelType>();
  const [hasFailed, setHasFailed] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  const fetchOnce = () => {
    if (!details.current?.open || Panel) return;
    setHasFailed(false);
    void fetchPanel?.().then(
      (module) => setPanel(() => module.Panel),
      () => setHasFailed(true),
    );
  };
  // Opened before the application ran.
  useEffect(fetchOnce, []); // oxlint-disable-line react/exhaustive-deps -- once

  return (
    <details ref={details} className={styles.along} onToggle={fetchOnce}>
      <summary>Take my place along</summary>
      <noscript>
        <p>
          That takes JavaScript. Without it your place is a cookie, and cookies stay where they are.
        </p>
      </noscript>
      <div className={styles.room}>
        {Panel ? (
          <Panel titles={titles} />
        ) : (
          <p role="status">
            {hasFailed ? "That did not arrive. Close this and open it again." : "One moment…"}
          </p>
        )}
      </div>
    </details>
  );
}
