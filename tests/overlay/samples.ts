import type { Controls, OverlayReport, QueueEntry } from "~/overlay/control-messages";

/** Controls as before the first change, except for the given fields. */
export function controlsOf(some: Partial<Controls> = {}): Controls {
  return { paused: false, muted: false, volume: 0.8, safe: false, words: [], at: 0, ...some };
}

/** A raid that was shown, except for the given fields. */
export function entryOf(key: string, some: Partial<QueueEntry> = {}): QueueEntry {
  return { key, alerts: [{ type: "raid", username: "Vixy", count: 12 }], at: 1_000, ...some };
}

/** The report of an overlay without alerts, except for the given fields. */
export function reportOf(some: Partial<OverlayReport> = {}): OverlayReport {
  return {
    overlay: "one",
    at: 2_000,
    connection: "connected",
    count: 0,
    waiting: [],
    shown: [],
    controls: controlsOf(),
    ...some,
  };
}
