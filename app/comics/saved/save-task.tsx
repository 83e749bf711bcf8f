import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import bar from "~/ui/progress.module.css";
import { focusHeading } from "~/ui/use-navigation-focus";
import { cancel, remove, save, type Task } from "./saving-store";
import styles from "./save-task.module.css";
import { formatMegabytes } from "./sizes";

export const savingRefused = "This browser does not allow saving chapters.";

/** Shows how far the saving of a chapter is, with its controls. */
export function SaveTask({ task }: { task: Task }) {
  const { comic, chapter, state, list, done, total } = task;
  const start = () => void save(comic, chapter);
  const isPart = state === "stopped" || (state === "broken" && done > 0);
  return (
    <section className="card" aria-labelledby="task">
      <h2 id="task" className="small-heading">
        {`Chapter ${chapter}${list?.title ? `, ${list.title}` : ""}`}
      </h2>
      <progress
        className={bar.progress}
        aria-label={`Chapter ${chapter}`}
        value={state === "done" ? 1 : total > 0 ? Math.min(done / total, 0.99) : 0}
      />
      <p role="status" className={styles.message}>
        {describeTask(task)}
      </p>
      <p className="actions">
        {state === "saving" && (
          <button type="button" className="button quiet" onClick={cancel}>
            Cancel
          </button>
        )}
        {state === "offered" && (
          <button
            type="button"
            className="button"
            onClick={start}
          >{`Save chapter ${chapter} (${formatMegabytes(total, true)})`}</button>
        )}
        {(isPart || state === "full" || state === "broken") && (
          <button type="button" className="button" onClick={start}>
            {isPart ? "Continue saving" : "Try again"}
          </button>
        )}
        {state === "done" && list && (
          <Link to={to.page(comic, { chapter, page: list.first })} className="button">
            Read the chapter
          </Link>
        )}
        {(isPart || state === "done") && (
          <button
            type="button"
            className="button quiet"
            onClick={() => removeFromList(comic, chapter)}
          >
            Remove
          </button>
        )}
      </p>
    </section>
  );
}

/** Removes a chapter, and the focused button with it. */
export function removeFromList(comic: string, chapter: number): void {
  void remove(comic, chapter);
  focusHeading();
}

/** Says how far the saving is, or why it failed. */
function describeTask({ state, list, done, total, freeBytes, missing, chapter }: Task): string {
  const size = formatMegabytes(total, true);
  // A full disk has less room than the browser may use.
  const isFreeKnown = freeBytes !== undefined && freeBytes < total;
  const left = isFreeKnown ? `, and this browser has ${formatMegabytes(freeBytes)} left` : "";
  const progress = `${formatMegabytes(done).replace(" MB", "")} of ${size}`;
  switch (state) {
    case "asking":
      return "Checking the size…";
    case "offered":
      return list!.count === 1 ? "One page." : `${list!.count} pages.`;
    case "saving":
      return total > 0 ? `Saving: ${progress}.` : "Saving…";
    case "stopped":
      return `Stopped at ${progress}. Everything saved so far stays.`;
    case "broken":
      if (missing) return `${namePictures(missing)} could not be saved. Everything else is here.`;
      return done > 0
        ? `The connection failed at ${progress}. Everything saved so far stays.`
        : "The connection failed before anything was saved.";
    case "blocked":
      return "The host of the pictures does not allow saving them.";
    case "full":
      return `There is too little room: chapter ${chapter} takes ${size}${left}. Remove a chapter, or free some space on this device, and try again.`;
    case "refused":
      return savingRefused;
    case "done":
      return `Saved: ${formatMegabytes(done)}. The chapter opens without internet.`;
  }
}

/** Pages that a message names. */
const MAX_NAMED_PAGES = 5;

function namePictures(pages: readonly number[]): string {
  if (pages.length === 1) return `The picture of page ${pages[0]}`;
  const named = pages.slice(0, MAX_NAMED_PAGES).join(", ");
  return `The pictures of ${pages.length} pages (${named}${pages.length > MAX_NAMED_PAGES ? ", …" : ""})`;
}
