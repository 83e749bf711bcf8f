import { Link } from "@remix-run/react";
import { pageAddress } from "~/reading/page-ref";
import type { Task } from "./keep";
import styles from "./save-task.module.css";
import { megabytes } from "./sizes";

interface SaveTaskProps {
  task: Task;
  start: () => void;
  cancel: () => void;
  remove: () => void;
}

/** A chapter that is being saved: how far it is, and what can be done about it. */
export function SaveTask({ task, start, cancel, remove }: SaveTaskProps) {
  const { comic, chapter, state, list, done, total } = task;
  const isPart = state === "stopped" || (state === "broken" && done > 0);
  return (
    <section className={styles.task} aria-labelledby="task">
      <h2 id="task">
        Chapter {chapter}
        {list?.title && `, ${list.title}`}
      </h2>
      <progress
        aria-label={`Chapter ${chapter}`}
        value={state === "done" ? 1 : total > 0 ? Math.min(done / total, 0.99) : 0}
      />
      <p role="status" className={styles.said}>
        {said(task)}
      </p>
      <p className={styles.ways}>
        {state === "saving" && (
          <button type="button" className="button quiet" onClick={cancel}>
            Cancel
          </button>
        )}
        {state === "offered" && (
          <button type="button" className="button" onClick={start}>
            Save chapter {chapter} ({megabytes(total, list!.isEstimate)})
          </button>
        )}
        {(isPart || state === "full" || state === "broken") && (
          <button type="button" className="button" onClick={start}>
            {isPart ? "Go on" : "Try again"}
          </button>
        )}
        {state === "done" && list && (
          <Link to={pageAddress(comic, { chapter, page: list.first })} className="button">
            Read it
          </Link>
        )}
        {(isPart || state === "done") && (
          <button type="button" className="button quiet" onClick={remove}>
            Remove
          </button>
        )}
      </p>
    </section>
  );
}

/** What there is to say of it, in the author's words. */
function said({ state, list, done, total, room = 0, chapter }: Task): string {
  const size = megabytes(total, list?.isEstimate);
  const far = `${megabytes(done).replace(" MB", "")} of ${size}`;
  switch (state) {
    case "asking":
      return "Asking how much that is…";
    case "offered":
      return `${list!.count === 1 ? "One page" : `${list!.count} pages`}, ready to go with you.`;
    case "saving":
      return total > 0 ? `Packing: ${far}.` : "Packing…";
    case "stopped":
      return `Stopped at ${far}. What came so far stays.`;
    case "broken":
      return done > 0
        ? `The line broke at ${far}. What came so far stays.`
        : "The line broke before anything came.";
    case "full":
      return `No room for it: chapter ${chapter} takes ${size}, and this browser lets me have ${megabytes(room)} more. Remove a chapter, or make room on this device, and try again.`;
    case "refused":
      return "This browser lets me keep nothing here. A private window does that, or a setting.";
    case "done":
      return `Saved: ${megabytes(done)}. It opens from here with no line at all.`;
  }
}
