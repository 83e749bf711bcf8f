import { readStorage, writeStorage } from "~/ui/browser-storage";
import { openControlChannel, type ControlChannel } from "../control-channel";
import type { ControlAction, ControlMessage, Controls } from "../control-messages";
import { controlsKey, latestControls, parseControls } from "../controls";
import {
  addReport,
  changeControls,
  getClearPosition,
  getLeadingOverlay,
  initialDockState,
  type DockState,
} from "./dock-state";

const REQUEST_INTERVAL_MS = 10_000;

type WithoutId<Action> = Action extends unknown ? Omit<Action, "id"> : never;

/** What the dock knows, for `useSyncExternalStore`. Before `connect` it has the state that the server renders. */
export class DockStore {
  #state = initialDockState;
  readonly #listeners = new Set<() => void>();
  #channel: ControlChannel | undefined;
  #requestedAt = 0;

  readonly getState = (): DockState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the control channel. @returns a function that closes it */
  connect(): () => void {
    const controls = parseControls(readStorage(controlsKey)) ?? this.#state.controls;
    this.#update({ controls, now: Date.now() });
    this.#channel = openControlChannel("dock", this.#receive, (remote) => {
      this.#update({ remote });
      if (remote === "open") this.requestReports();
    });
    // A hidden dock requests nothing; after half a minute overlays stop sending reports.
    const tick = () => {
      if (document.hidden) return;
      this.#update({ now: Date.now() });
      if (Date.now() - this.#requestedAt >= REQUEST_INTERVAL_MS) this.requestReports();
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
    const controls = changeControls(this.#state.controls, change, Date.now());
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

  clear(): void {
    const leading = getLeadingOverlay(this.#state);
    if (leading) {
      this.act(
        { type: "clear", before: getClearPosition(leading.report) },
        "Waiting alerts removed.",
      );
    }
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
      this.#update(addReport(this.#state, message.report, Date.now()));
      // The overlay was not open when they were set.
      if (message.report.controls.at < this.#state.controls.at) this.#sendControls();
    }
  };

  /** Makes overlays count the queue and send reports for the next half minute. */
  requestReports(): void {
    this.#requestedAt = Date.now();
    this.#channel?.send({ type: "request-reports" });
    this.#sendControls();
  }

  #sendControls(): void {
    const { controls } = this.#state;
    if (controls.at > 0) this.#channel?.send({ type: "controls", controls });
  }
}
