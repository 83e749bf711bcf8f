import type { RemoteState } from "../control-channel";
import type { Controls, OverlayReport, QueueEntry } from "../control-messages";
import { initialControls, latestControls } from "../controls";
import { getAlertTexts, toPlainText } from "../texts";
import { mapTypes, SHOWN_MS } from "../timing";

/** The last report of an overlay, and when it arrived by the clock of this dock. */
export interface ConnectedOverlay {
  report: OverlayReport;
  at: number;
}

export interface DockState {
  controls: Controls;
  /** By name: two docks list them in the same order. */
  overlays: readonly ConnectedOverlay[];
  remote: RemoteState;
  /** The result of the last command. */
  status: string;
  /** Milliseconds of the wall clock, updated each second; 0 on the server. */
  now: number;
}

export const initialDockState: DockState = {
  controls: initialControls(),
  overlays: [],
  remote: "off",
  status: "",
  now: 0,
};

/** Without a report for so long an overlay does not respond. */
const RESPONSE_TIMEOUT_MS = 12_000;
/** Without a report for so long an overlay is not listed any more. */
const LISTED_MS = 60_000;
const MAX_OVERLAYS = 16;

/** Adds a report, and takes over its controls if they are later. */
export function addReport(state: DockState, report: OverlayReport, now: number): DockState {
  const others = state.overlays.filter(({ report: { overlay } }) => overlay !== report.overlay);
  const overlays = [{ report, at: now }, ...others]
    .filter(({ at }) => now - at < LISTED_MS)
    .slice(0, MAX_OVERLAYS)
    .sort((a, b) => (a.report.overlay < b.report.overlay ? -1 : 1));
  let controls = latestControls(state.controls, report.controls);
  // Before a dock sets controls, the first overlay reports those of its address.
  if (report.controls.at === 0) {
    const isFirst = state.controls.at === 0 && others.length === 0;
    controls = isFirst ? report.controls : state.controls;
  }
  return { ...state, controls, overlays, now };
}

/** Changed controls, later than the current ones although another dock's clock may be ahead. */
export function changeControls(
  controls: Controls,
  change: Partial<Controls>,
  now: number,
): Controls {
  return { ...controls, ...change, at: Math.max(now, Math.floor(controls.at) + 1) };
}

export function isResponding({ at }: ConnectedOverlay, now: number): boolean {
  return now - at < RESPONSE_TIMEOUT_MS;
}

/** The overlay whose queue the dock shows, if any responds: one that reaches the site if possible. */
export function getLeadingOverlay({ overlays, now }: DockState): ConnectedOverlay | undefined {
  const responding = overlays.filter((overlay) => isResponding(overlay, now));
  return responding.find(({ report }) => report.connection === "connected") ?? responding[0];
}

/** Seconds that the alert on screen has been shown, and is shown in all. */
export function getProgress(
  { at, ends, alerts }: QueueEntry,
  overlay: ConnectedOverlay,
  now: number,
): { elapsed: number; duration: number } {
  const duration = ends === undefined ? SHOWN_MS[alerts[0]!.type] : ends - at;
  // The clocks of overlay and dock may differ.
  const elapsed = overlay.report.at - at + (now - overlay.at);
  return {
    elapsed: Math.min(Math.max(elapsed, 0), duration) / 1_000,
    duration: duration / 1_000,
  };
}

/** Where in the queue an overlay is: `event 128 of 131`. */
export function formatPosition({ position, count, showing }: OverlayReport): string {
  if (position === undefined) return "loading events";
  const number = showing?.position === undefined ? position : position + 1;
  const total = Math.max(count, number);
  return total === 0 ? "no events yet" : `event ${number} of ${total}`;
}

/** The position before which all events that wait are. */
export function getClearPosition({ count, waiting }: OverlayReport): number {
  const ends = waiting.map(({ position = -1, alerts }) => position + alerts.length);
  return Math.max(count, ...ends);
}

/** The words of a text with one per line, each once. */
export function parseWords(text: string): string[] {
  const words = text.split("\n").map((word) => word.replace(/\s+/g, " ").trim().slice(0, 60));
  return [...new Set(words.filter(Boolean))].slice(0, 200);
}

export const alertNames = mapTypes((type) => type[0]!.toUpperCase() + type.slice(1));

/** The texts of an entry; nothing is hidden from the streamer. */
export function getEntryTexts({ alerts }: QueueEntry) {
  const { name, line, message } = getAlertTexts(alerts);
  const { type } = alerts[0]!;
  return { type, name: toPlainText(name), line: toPlainText(line), message: toPlainText(message) };
}
