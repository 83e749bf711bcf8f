import { readStorage, writeStorage } from "~/ui/browser-storage";

/** The key in browser storage, so that pages know the saved chapters without opening caches. */
const key = "saved";

/** By comic and chapter (`talechasers/2`), whether a chapter is saved whole or in part. */
type SavedHint = Record<string, "whole" | "part">;

export function readSavedHint(): Partial<SavedHint> {
  try {
    return (JSON.parse(readStorage(key) ?? "{}") ?? {}) as SavedHint;
  } catch {
    return {};
  }
}

/** Stores the saved chapters; removes the entry when there are none. */
export function writeSavedHint(hint: SavedHint): void {
  writeStorage(key, Object.keys(hint).length > 0 ? JSON.stringify(hint) : null);
}
