import { toPosition } from "~/page-ref";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { parseReadingState, type ReadingState } from "./reading-state";

/** Dispatched on the window after this document stored a reading state; other tabs get `storage`. */
const READING_CHANGE = "readingchange";

/** The entry in the storage of readers who have closed the note for strangers. */
export const CLOSED_NOTE_KEY = "start-note";

const keyOf = (comic: string) => `reading-state:${comic}`;

/** The reading state of a comic as it is stored now. */
export function loadReadingState(comic: string): ReadingState {
  const stored = readJson(keyOf(comic));
  return stored === undefined ? loadFormerState(comic) : parseReadingState(stored);
}

/** Earlier versions stored the bookmark and the read pages in an entry each, the first ones the bookmark alone. */
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

/** Stores the changed reading state of a comic, and tells this document. */
export function changeReadingState(
  comic: string,
  change: (state: ReadingState) => ReadingState,
): void {
  writeStorage(keyOf(comic), JSON.stringify(change(loadReadingState(comic))));
  dispatchEvent(new Event(READING_CHANGE));
}

/** Subscribes to reading states, which this document or another tab changes; returns the unsubscribe function. */
export function subscribe(notify: () => void): () => void {
  const events = [READING_CHANGE, "storage", "pageshow"];
  for (const event of events) addEventListener(event, notify);
  return () => events.forEach((event) => removeEventListener(event, notify));
}
