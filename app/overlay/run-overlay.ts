import { readStorage, writeStorage } from "~/ui/browser-storage";
import { SoundPlayer, Voice } from "./audio";
import { openControlChannel } from "./control-channel";
import { position, type Controls } from "./control-messages";
import { controlsKey, initialControls, parseControls } from "./controls";
import { createLoop, step, getWakeTime } from "./loop";
import {
  createReport,
  type Call,
  type Command,
  type LoopEvent,
  type RelayResponse,
} from "./loop-state";
import type { OverlayEvent } from "./events";
import { parseOptions, createTestAlert } from "./options";
import { getEntryType } from "./queue";
import { RESPONSE_TIMEOUT_MS } from "./calls";
import { parseStoredState } from "./stored-state";
import { createSteadyClock } from "./steady-clock";
import { AlertView, applyLook, prefetchAssets } from "./view";

/** The localStorage key of the state that a reload continues from. */
const stateKey = "overlay-state";

const MAX_SLEEP_MS = 60_000;
/** Between reports to docks while nothing changes. */
const REPORT_INTERVAL_MS = 2_000;

/**
 * Runs the overlay on its stage: executes the commands of the loop and tells it what happens. There is one timer and
 * one call at a time.
 */
function runOverlay(stage: HTMLElement): void {
  const options = parseOptions(location.search);
  applyLook(stage, options);
  const view = new AlertView(stage);
  const sounds = new SoundPlayer(stage, options.muted);
  const voice = options.voice ? new Voice() : undefined;
  prefetchAssets(stage);

  const clock = createSteadyClock(Date.now, () => performance.now());
  const id = getOverlayId(clock());
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last report without its time, and when it was sent. */
  let reported = { text: "", at: 0 };

  const applyControls = ({ muted, volume, safe, words }: Controls) => {
    const loudness = muted || options.muted ? 0 : volume;
    sounds.setVolume(loudness);
    if (loudness === 0 || safe) voice?.stop();
    view.setHiding({ safe, words });
  };
  // Without storage it starts at the end of the queue each time, with the controls of its address.
  const controls =
    parseControls(readStorage(controlsKey)) ??
    initialControls({ muted: options.muted, volume: options.volume });
  applyControls(controls);
  let state = createLoop(clock(), {
    controls,
    pace: options.pace,
    stored: parseStoredState(readStorage(stateKey)),
    test: options.test && createTestAlert(options.test),
  });

  const channel = openControlChannel("overlay", (message) => {
    if (message.type === "controls") feed({ type: "controls", controls: message.controls });
    if (message.type === "action") feed({ type: "action", action: message.action });
    if (message.type === "request-reports") {
      reported.text = "";
      feed({ type: "watched" });
    }
  });
  const feed = (event: LoopEvent) => {
    state = step(state, event, clock(), Math.random());
    follow();
  };
  const follow = () => {
    for (const command of state.commands) {
      try {
        perform(command);
      } catch (error) {
        // A failed command must not stop the loop.
        console.warn(`overlay: ${command.type}:`, String(error));
      }
    }
    sendReport();
    clearTimeout(timer);
    const maxSleep = clock() < state.watchedUntil ? REPORT_INTERVAL_MS : MAX_SLEEP_MS;
    const sleep = Math.min(maxSleep, getWakeTime(state) - clock());
    timer = setTimeout(() => feed({ type: "tick" }), Math.max(0, sleep));
  };
  const sendReport = () => {
    if (state.now >= state.watchedUntil) return;
    const report = createReport(state, id);
    const text = JSON.stringify({ ...report, at: 0 });
    if (text === reported.text && state.now - reported.at < REPORT_INTERVAL_MS) return;
    reported = { text, at: state.now };
    channel.send({ type: "report", report });
  };
  const perform = (command: Command) => {
    switch (command.type) {
      case "request": {
        const { call, number } = command;
        void fetchCall(call).then((response) => feed({ type: "response", number, response }));
        break;
      }
      case "show": {
        const { entry, elapsed, shown } = command;
        const alerts = entry.members.map(({ alert }) => alert);
        const text = view.show(alerts, elapsed, shown);
        if (elapsed > 0) break;
        sounds.play(getEntryType(entry), () => voice?.say(text, state.controls.volume));
        break;
      }
      case "shorten":
        view.shorten(command.shown);
        break;
      case "hide":
        view.hide();
        sounds.stop();
        voice?.stop();
        break;
      case "set-controls":
        applyControls(command.controls);
        writeStorage(controlsKey, JSON.stringify(command.controls));
        break;
      case "store":
        writeStorage(stateKey, JSON.stringify(command.stored));
        break;
      case "log":
        console.warn(`overlay: ${command.text}`);
    }
  };

  // Timers of a hidden page are slow.
  document.addEventListener("visibilitychange", () => feed({ type: "tick" }));
  follow();
  // Docks that are open request reports at once.
  channel.send({ type: "overlay-opened" });
}

/** Returns an id that stays after a reload, so that docks list the overlay once. */
function getOverlayId(now: number): string {
  const created = `${now.toString(36)}-${Math.random().toString(36).slice(2)}`;
  try {
    const id = sessionStorage.getItem("overlay-id") ?? created;
    sessionStorage.setItem("overlay-id", id);
    return id;
  } catch {
    return created;
  }
}

/** Makes a call of the loop to the relay (`api.server.ts`), which has validated the data. */
async function fetchCall(call: Call): Promise<RelayResponse> {
  const path = call.what === "count" ? "count" : `next/${call.position}`;
  try {
    const response = await fetch(`/v1/overlay/events/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    if (response.status === 404) return "missing";
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { data } = (await response.json()) as { data: unknown };
    if (call.what === "count") return { count: position.parse(data) };
    const event = data as Partial<OverlayEvent>;
    return { event: event.type ? (event as OverlayEvent) : undefined };
  } catch (error) {
    console.warn(`overlay: ${path}:`, String(error));
    return undefined;
  }
}

const stage = document.querySelector<HTMLElement>("[data-overlay]");
if (stage) runOverlay(stage);
