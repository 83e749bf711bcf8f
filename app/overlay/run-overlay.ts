import { readStorage, writeStorage } from "~/ui/browser-storage";
import type { Controls, OverlayReport } from "./control";
import { countOf, openEnvelope } from "./envelope";
import { readEvent } from "./events";
import type { OverlayHandle } from "./handle";
import { controlsKey, firstControls, readKeptControls } from "./kept-controls";
import { readPlace, writePlace } from "./kept-place";
import { createLoop, step, wakeAt } from "./loop";
import type { Call, Command, LoopEvent, LoopState, Step } from "./loop-state";
import { typeOf } from "./queue";
import { readOptions, testAlert } from "./options";
import { responseTimeout } from "./reading";
import { reportOf, saysAnother } from "./report";
import { steadyClock } from "./steady-clock";
import { createSoundBox } from "./sound-box";
import { createView, dress, fetchAhead } from "./view";
import { createVoice } from "./voice";

/** The entry of browser storage that keeps the place in the queue. */
const placeKey = "overlay-place";

/** The longest sleep of the timer, and how often a dock that listens is told that nothing changed. */
const beats = { longest: 60_000, watched: 2_000 } as const;

/**
 * Runs the overlay on its stage, for as long as the page lives: does what the loop says, and tells
 * it what came of it. One timer, one call at a time.
 *
 * @returns by what docks drive it
 */
export function runOverlay(stage: HTMLElement): OverlayHandle {
  const options = readOptions(location.search);
  dress(stage, options);
  const view = createView(stage);
  const sounds = createSoundBox();
  const voice = options.voice ? createVoice() : undefined;
  fetchAhead(stage);

  const clock = steadyClock(Date.now, () => performance.now());
  const overlay = `${clock().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listener: ((report: OverlayReport) => void) | undefined;
  let reported: LoopState | undefined;

  const obey = ({ muted, volume, safe, words }: Controls) => {
    const loudness = muted || options.muted ? 0 : volume;
    sounds.setVolume(loudness);
    if (loudness === 0 || safe) voice?.hush();
    view.conceal({ safe, words });
  };
  // Without storage it starts at the end of the queue each time, and as the address says.
  const controls =
    readKeptControls(readStorage(controlsKey)) ??
    firstControls({ muted: options.muted, volume: options.volume });
  obey(controls);
  let { state, commands } = createLoop(clock(), {
    controls,
    pace: options.pace,
    kept: readPlace(readStorage(placeKey)),
    test: options.test && testAlert(options.test),
  });

  const feed = (event: LoopEvent) =>
    follow(step(state, event, { now: clock(), chance: Math.random() }));
  const follow = (next: Step) => {
    ({ state, commands } = next);
    for (const command of commands) {
      try {
        perform(command);
      } catch (error) {
        // Whatever it was, it must not keep the next alert from coming.
        console.warn(`overlay: ${command.do}:`, String(error));
      }
    }
    report();
    clearTimeout(timer);
    const beat = listener && clock() < state.watched ? beats.watched : beats.longest;
    const sleep = Math.min(beat, wakeAt(state) - clock());
    timer = setTimeout(() => feed({ kind: "tick" }), Math.max(0, sleep));
  };
  const report = () => {
    if (!listener) return;
    const isDue = !reported || saysAnother(reported, state);
    if (!isDue && !(state.now < state.watched && state.now - reported!.now >= beats.watched))
      return;
    reported = state;
    try {
      listener(reportOf(state, overlay));
    } catch (error) {
      console.warn("overlay: a report:", String(error));
    }
  };
  const perform = (command: Command) => {
    switch (command.do) {
      case "ask":
        void call(command.ask, command.number).then(feed);
        break;
      case "show": {
        const { entry, elapsed, shown } = command;
        const alerts = entry.members.map(({ alert }) => alert);
        const text = view.show(alerts, elapsed, shown);
        if (elapsed > 0) break;
        sounds.play(typeOf(entry), () => voice?.say(text, state.controls.volume));
        break;
      }
      case "hasten":
        view.hasten(command.shown);
        break;
      case "hide":
        view.hide();
        sounds.hush();
        voice?.hush();
        break;
      case "obey":
        obey(command.controls);
        writeStorage(controlsKey, JSON.stringify(command.controls));
        break;
      case "keep":
        writeStorage(placeKey, writePlace(command.place));
        break;
      case "log":
        console.warn(`overlay: ${command.text}`);
    }
  };

  // Timers of a page that nobody sees are slow; what is overdue is done when it is seen again.
  document.addEventListener("visibilitychange", () => feed({ kind: "tick" }));
  follow({ state, commands });

  return {
    apply: (next) => feed({ kind: "controls", controls: next }),
    act: (action) => feed({ kind: "action", action }),
    watch: () => feed({ kind: "watched" }),
    onReport(next) {
      listener = next;
      reported = undefined;
      report();
    },
  };
}

/** Makes a call of the loop's; every way to fail is one. */
async function call(ask: Call, number: number): Promise<LoopEvent> {
  const path = ask.what === "count" ? "count" : `next/${ask.position}`;
  try {
    const answer = await window.fetch(`/v1/overlay/events/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(responseTimeout),
    });
    const data = openEnvelope(answer.status, await answer.json());
    return ask.what === "count"
      ? { kind: "counted", number, count: countOf(data) }
      : { kind: "next", number, event: readEvent(data) };
  } catch (error) {
    console.warn(`overlay: ${path}:`, String(error));
    return { kind: "failed", number };
  }
}
