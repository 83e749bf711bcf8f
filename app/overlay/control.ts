import type { Alert, AlertType } from "./events";

/** What stands on all overlays until a dock changes it; of two, the later one counts. */
export interface Controls {
  /** The alert that shows is finished, and none comes after it. */
  paused: boolean;
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  /** Names and messages are hidden. */
  safe: boolean;
  /** A name or message with one of these is hidden at all times; never more than a browser keeps. */
  words: readonly string[];
  /** When it was set; milliseconds of the wall clock. */
  at: number;
}

/** What is done once. It may come by several ways: the same `id` is done at its first coming alone. */
export type ControlAction =
  /** Takes the alert off the screen, if it is still that one. */
  | { id: string; do: "skip"; key: string }
  /** Shows once more what was shown. */
  | { id: string; do: "replay"; alerts: readonly Alert[] }
  /** Passes over all that waits before a position of the queue. */
  | { id: string; do: "clear"; before: number }
  | { id: string; do: "test"; type: AlertType };

/** One thing on the screen: an alert, or several of a kind that came as one. */
export interface QueueEntry {
  /** The same on every overlay that shows it. */
  key: string;
  /** Of its first alert in the queue of the upstream; none for a test and a replay. */
  position?: number;
  alerts: readonly Alert[];
  /** When it came on the screen, or was heard of; milliseconds of the wall clock. */
  at: number;
  /** When it leaves the screen; of what shows alone. */
  ends?: number;
}

/** What an overlay says of itself to docks, at each change and every few seconds. */
export interface OverlayReport {
  /** Tells one open overlay from another; new at each load. */
  overlay: string;
  at: number;
  connection: "connected" | "retrying";
  /** The event that is shown, or the next one; none before the first count. */
  position?: number;
  count: number;
  showing?: QueueEntry;
  waiting: readonly QueueEntry[];
  /** The last 50, the latest first. */
  shown: readonly QueueEntry[];
  controls: Controls;
}
