import type { Controls, OverlayReport, QueueEntry } from "~/overlay/control-messages.server";

/** Controls that stand by themselves, but for what is given. */
export function controlsOf(some: Partial<Controls> = {}): Controls {
  return { paused: false, muted: false, volume: 0.8, safe: false, words: [], at: 0, ...some };
}

/** A raid by somebody, as it was shown. */
export function entryOf(key: string, some: Partial<QueueEntry> = {}): QueueEntry {
  return { key, alerts: [{ type: "raid", username: "Vixy", count: 12 }], at: 1_000, ...some };
}

/** What a quiet overlay says of itself, but for what is given. */
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
