import { readStorage, writeStorage } from "~/ui/browser-storage";
import { openControlChannel, type ControlChannel, type RemoteState } from "../control-channel";
import type {
  ControlAction,
  ControlMessage,
  Controls,
  OverlayReport,
  QueueEntry,
} from "../control-messages";
import { controlsKey, initialControls, latestControls, parseControls } from "../controls";
import { createSteadyClock } from "../steady-clock";
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

const REQUEST_INTERVAL_MS = 10_000;
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

/** The seconds that the alert on screen has been shown, and is shown in all. */
export function getProgress(
  { at, ends, alerts }: QueueEntry,
  overlay: ConnectedOverlay,
  now: number,
): { value: number; max: number } {
  const duration = ends === undefined ? SHOWN_MS[alerts[0]!.type] : ends - at;
  // The clocks of overlay and dock may differ.
  const elapsed = overlay.report.at - at + (now - overlay.at);
  return { value: Math.min(Math.max(elapsed, 0), duration) / 1_000, max: duration / 1_000 };
}

/** What the dock says of an overlay. */
export function describeOverlay(overlay: ConnectedOverlay, now: number): string[] {
  if (!isResponding(overlay, now)) return ["not responding"];
  const { connection, controls } = overlay.report;
  return [
    connection === "connected" ? "connected" : "cannot reach the site",
    formatPosition(overlay.report),
    ...(controls.paused ? ["paused"] : []),
    ...(controls.muted ? ["muted"] : []),
  ];
}

/** Where in the queue an overlay is: `event 128 of 131`. */
export function formatPosition({ position, count, showing }: OverlayReport): string {
  if (position === undefined) return "loading events";
  const number = showing?.position === undefined ? position : position + 1;
  const total = Math.max(count, number);
  return total === 0 ? "no events yet" : `event ${number} of ${total}`;
}

/** The position before which all events that wait are, and how many they are. */
export function getClearing(report: OverlayReport | undefined): { before: number; count: number } {
  if (!report) return { before: 0, count: 0 };
  const { count, waiting, showing, position = Infinity } = report;
  const ends = waiting.map((entry) => (entry.position ?? -1) + entry.alerts.length);
  const before = Math.max(count, ...ends);
  const onScreen = showing?.position === undefined ? 0 : showing.alerts.length;
  return { before, count: Math.max(waiting.length, before - position - onScreen) };
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

type WithoutId<Action> = Action extends unknown ? Omit<Action, "id"> : never;

/** What the dock knows, for `useSyncExternalStore`. Before `connect` it has the state that the server renders. */
export class DockStore {
  #state = initialDockState;
  readonly #listeners = new Set<() => void>();
  #channel: ControlChannel | undefined;
  readonly #clock = createSteadyClock(Date.now, () => performance.now());
  #requestedAt = 0;

  readonly getState = (): DockState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the control channel. @returns a function that closes it */
  connect(): () => void {
    const controls = parseControls(readStorage(controlsKey)) ?? this.#state.controls;
    this.#update({ controls, now: this.#clock() });
    this.#channel = openControlChannel("dock", this.#receive, (remote) => {
      this.#update({ remote });
      if (remote === "open") this.requestReports();
    });
    // A hidden dock requests nothing; after half a minute overlays stop sending reports.
    const tick = () => {
      if (document.hidden) return;
      this.#update({ now: this.#clock() });
      if (this.#clock() - this.#requestedAt >= REQUEST_INTERVAL_MS) this.requestReports();
    };
    tick();
    const timer = setInterval(tick, 1_000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
      this.#channel?.close();
    };
  }

  setStatus(status: string): void {
    this.#update({ status });
  }

  setControls(change: Partial<Controls>, status: string): void {
    const controls = changeControls(this.#state.controls, change, this.#clock());
    this.#update({ controls, status });
    writeStorage(controlsKey, JSON.stringify(controls));
    this.#sendControls();
  }

  togglePause(): void {
    const { paused } = this.#state.controls;
    this.setControls({ paused: !paused }, paused ? "Resumed." : "Paused.");
  }

  skip(): void {
    const showing = getLeadingOverlay(this.#state)?.report.showing;
    if (showing) this.act({ type: "skip", key: showing.key }, "Skipped.");
  }

  act(action: WithoutId<ControlAction>, status: string): void {
    // `crypto.randomUUID` is missing on a phone that uses plain http.
    const id = Date.now().toString(36) + Math.random().toString(36).slice(2);
    this.#channel?.send({ type: "action", action: { ...action, id } });
    this.#update({ status });
  }

  #update(change: Partial<DockState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly #receive = (message: ControlMessage): void => {
    if (message.type === "controls") {
      this.#update({ controls: latestControls(this.#state.controls, message.controls) });
      writeStorage(controlsKey, JSON.stringify(this.#state.controls));
    }
    if (message.type === "overlay-opened" && !document.hidden) this.requestReports();
    if (message.type === "report") {
      this.#update(addReport(this.#state, message.report, this.#clock()));
      // The overlay was not open when they were set.
      if (message.report.controls.at < this.#state.controls.at) this.#sendControls();
    }
  };

  /** Makes overlays count the queue and send reports for the next half minute. */
  requestReports(): void {
    this.#requestedAt = this.#clock();
    this.#channel?.send({ type: "request-reports" });
    this.#sendControls();
  }

  #sendControls(): void {
    const { controls } = this.#state;
    if (controls.at > 0) this.#channel?.send({ type: "controls", controls });
  }
}
