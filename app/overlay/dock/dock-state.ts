import type { Controls, OverlayReport, QueueEntry } from "../control";
import { laterControls } from "../kept-controls";
import { timings } from "../timing";

/** An overlay as it was last heard of, and when, by the clock of this dock. */
export interface HeardOverlay {
  report: OverlayReport;
  at: number;
}

/** What a dock knows. */
export interface DockState {
  controls: Controls;
  /** By name, so that two docks list them alike. */
  overlays: readonly HeardOverlay[];
}

/** Milliseconds without a report after which an overlay counts as silent, and as closed. */
export const silences = { silent: 12_000, closed: 60_000 };

/** More overlays than these are not shown; the longest silent go first. */
const mostOverlays = 16;

/** The state with another report in it, and the controls of that overlay where they were set later. */
export function withReport(state: DockState, report: OverlayReport, now: number): DockState {
  const others = state.overlays.filter(({ report: { overlay } }) => overlay !== report.overlay);
  const overlays = [{ report, at: now }, ...others]
    .filter(({ at }) => now - at < silences.closed)
    .slice(0, mostOverlays)
    .sort((a, b) => (a.report.overlay < b.report.overlay ? -1 : 1));
  return { controls: controlsWith(state, report.controls, others.length === 0), overlays };
}

function controlsWith({ controls }: DockState, coming: Controls, isAlone: boolean): Controls {
  if (coming.at > 0) return laterControls(controls, coming);
  // What no dock has set is what its address says: a good first word, and no more than that.
  return controls.at === 0 && isAlone ? coming : controls;
}

/** Controls with something set: later than all that stood, whatever the clocks of other machines say. */
export function withSet(controls: Controls, change: Partial<Controls>, now: number): Controls {
  return { ...controls, ...change, at: Math.max(now, Math.floor(controls.at) + 1) };
}

/** Whether an overlay has been heard of lately. */
export function isHeard({ at }: HeardOverlay, now: number): boolean {
  return now - at < silences.silent;
}

/**
 * The overlay whose queue a dock shows; all of them show the same, unless one has trouble.
 *
 * @returns none where none has been heard of lately
 */
export function leading({ overlays }: DockState, now: number): HeardOverlay | undefined {
  const heard = overlays.filter((overlay) => isHeard(overlay, now));
  return heard.find(({ report }) => report.connection === "connected") ?? heard[0];
}

/** How long an entry has been on the screen, and will be in all; seconds. */
export function progressOf(
  { at, ends, alerts }: QueueEntry,
  heard: HeardOverlay,
  now: number,
): { passed: number; whole: number } {
  const whole = ends === undefined ? timings[alerts[0]!.type].shown : ends - at;
  // Its clock may be another than this one's.
  const passed = heard.report.at - at + (now - heard.at);
  return { passed: Math.min(Math.max(passed, 0), whole) / 1_000, whole: whole / 1_000 };
}

/** Where in the queue an overlay is, in words: `event 128 of 131`. */
export function placeText({ position, count, showing }: OverlayReport): string {
  if (position === undefined) return "not counted yet";
  const isShown = showing?.position !== undefined;
  const number = isShown ? position + 1 : position;
  const all = Math.max(count, number);
  if (all === 0) return "no events yet";
  return `event ${number} of ${all}`;
}

/** The position in the queue before which all that waits is passed over. */
export function clearBefore({ count, waiting }: OverlayReport): number {
  const ends = waiting.map(({ position = -1, alerts }) => position + alerts.length);
  return Math.max(count, ...ends);
}

/** The words of a text, one a line: each once, and never more than are kept. */
export function wordsOf(text: string): string[] {
  const words = text.split("\n").map((word) => word.replace(/\s+/g, " ").trim().slice(0, 60));
  return [...new Set(words.filter(Boolean))].slice(0, 200);
}
