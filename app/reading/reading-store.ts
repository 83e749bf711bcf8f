import { toPosition } from "~/page-ref";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { parseReadingState, type ReadingState } from "./reading-state";

/** The window event when this document stores a reading state. Browsers notify all other tabs. */
export const READING_CHANGE = "readingchange";

const keyOf = (comic: string) => `reading-state:${comic}`;

/** Returns whether this browser has a reading state of a comic from this or a former version. */
export const hasReadingState = (comic: string) =>
  [keyOf(comic), `reading:${comic}`].some((key) => readStorage(key) !== null);

export function loadReadingState(comic: string): ReadingState {
  const stored = readJson(keyOf(comic));
  return stored === undefined ? loadFormerState(comic) : parseReadingState(stored);
}

/**
 * Up to version 0.13, bookmark and read pages were two entries, or the bookmark was the only one.
 * The version after 0.14 no longer reads them.
 */
function loadFormerState(comic: string): ReadingState {
  const [bookmark, read] = [readJson(`reading:${comic}`), readJson(`read:${comic}`)];
  const state = parseReadingState({ bookmark, read });
  if (read !== undefined || !state.bookmark) return state;
  return { ...state, read: [[0, toPosition(state.bookmark)]] };
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(readStorage(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Changes and stores the reading state of a comic, and notifies subscribers in this document. */
export function changeReadingState(
  comic: string,
  change: (state: ReadingState) => ReadingState,
): void {
  writeStorage(keyOf(comic), JSON.stringify(change(loadReadingState(comic))));
  dispatchEvent(new Event(READING_CHANGE));
}

/** Subscribes to changes of reading states in all tabs. Returns a function that unsubscribes. */
export function subscribe(notify: () => void): () => void {
  const events = [READING_CHANGE, "storage", "pageshow"];
  for (const event of events) addEventListener(event, notify);
  return () => events.forEach((event) => removeEventListener(event, notify));
}
