import { readStorage, writeStorage } from "~/ui/browser-storage";

/** The entry of browser storage that says which chapters this browser has, so that nobody else need look. */
const key = "saved";

/** How far a chapter is saved. */
export type SavedState = "whole" | "part";

/** What browser storage says of saved chapters, by comic and number (`talechasers/2`). */
export function readSavedHint(): Record<string, SavedState | undefined> {
  try {
    return (JSON.parse(readStorage(key) ?? "{}") ?? {}) as Record<string, SavedState>;
  } catch {
    return {};
  }
}

/** Writes down what is saved; nothing of it when nothing is. */
export function writeSavedHint(kept: Record<string, SavedState>): void {
  writeStorage(key, Object.keys(kept).length > 0 ? JSON.stringify(kept) : null);
}
