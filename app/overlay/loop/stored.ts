import * as z from "zod/mini";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { alertOnScreen, queuedAlert } from "./alerts";

/** The localStorage keys that this browser's overlays and docks share. */
const stateKey = "overlay-state";
const controlsKey = "overlay-controls";

const state = z.object({
  /** Timestamp of storing. */
  at: z.number(),
  position: z.optional(z.int().check(z.nonnegative())),
  knownIds: z.readonly(z.array(z.string())),
  waiting: z.readonly(z.array(queuedAlert)),
  onScreen: z.optional(alertOnScreen),
});

const controls = z.object({
  paused: z.boolean(),
  muted: z.boolean(),
});

/** The part of the loop's state that a reload restores. */
export type StoredState = z.infer<typeof state>;

/** Settings that all overlays and docks of a browser share. */
export type Controls = z.infer<typeof controls>;

/** The settings if none are stored. */
export const initialControls: Controls = { paused: false, muted: false };

/** Reads the stored state; undefined unless all of it is valid. */
export function readState(): StoredState | undefined {
  return state.safeParse(readJson(stateKey)).data;
}

/** Stores the state of an overlay, which a reload restores. */
export function writeState(stored: StoredState): void {
  writeStorage(stateKey, JSON.stringify(stored));
}

/** Reads the shared settings, with defaults. */
export function readControls(): Controls {
  return controls.safeParse(readJson(controlsKey)).data ?? initialControls;
}

/** Stores the shared settings. */
export function writeControls(changed: Controls): void {
  writeStorage(controlsKey, JSON.stringify(changed));
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(readStorage(key) ?? "null");
  } catch {
    return undefined;
  }
}
