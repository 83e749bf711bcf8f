import { Link } from "@remix-run/react";
import { useHydrated } from "~/ui/use-hydrated";
import { readSavedHint } from "./saved-hint";
import { currentScreen } from "./screen-here";
import styles from "./save-link.module.css";
import { megabytes, roughBytes } from "./sizes";

interface SaveLinkProps {
  comic: string;
  chapter: number;
  /** How many pages it has. */
  count: number;
}

/**
 * Links to the page that saves a chapter; its code is loaded there. Invisible where the browser cannot save, which is
 * known after hydration: until then it takes its room, so that nothing moves.
 */
export function SaveLink({ comic, chapter, count }: SaveLinkProps) {
  const canSave =
    useHydrated() && !import.meta.env.DEV && "serviceWorker" in navigator && "caches" in window;
  const kept = canSave ? readSavedHint()[`${comic}/${chapter}`] : undefined;
  const name = `chapter\u00a0${chapter}`;
  const size = megabytes(roughBytes(count, canSave ? currentScreen() : "desktop"), true);
  return (
    <Link
      to={`/comics/${comic}/saved?chapter=${chapter}`}
      state={{ save: kept !== "whole" }}
      className={`button quiet ${styles.link} ${canSave ? "" : `needs-script ${styles.off}`}`}
    >
      {kept === "whole" && `Saved: ${name}`}
      {kept === "part" && `Continue saving ${name}`}
      {!kept && `Save ${name} (${size})`}
    </Link>
  );
}
