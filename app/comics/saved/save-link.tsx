import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useHydrated } from "~/ui/use-hydrated";
import { readSavedHint } from "~/reading/saved-hint";
import styles from "./save-link.module.css";
import { currentScreen, estimateBytes, formatMegabytes } from "./sizes";

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
  const saved = canSave ? readSavedHint()[`${comic}/${chapter}`] : undefined;
  const name = `chapter\u00a0${chapter}`;
  const size = formatMegabytes(estimateBytes(count, canSave ? currentScreen() : "desktop"), true);
  return (
    <Link
      to={to.savedChapters(comic, { chapter })}
      state={{ save: saved !== "whole" }}
      className={`button quiet needs-script ${styles.link}`}
      data-waiting={!canSave || undefined}
    >
      {saved === "whole"
        ? `Saved: ${name}`
        : saved
          ? `Continue saving ${name}`
          : `Save ${name} (${size})`}
    </Link>
  );
}
