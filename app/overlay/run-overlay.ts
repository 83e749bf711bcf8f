import { readStorage, writeStorage } from "~/ui/browser-storage";
import { countOf, openEnvelope } from "./envelope";
import { readEvent } from "./events";
import { readPlace, writePlace } from "./kept-place";
import {
  responseTimeout,
  createLoop,
  step,
  wakeAt,
  type Call,
  type Command,
  type LoopEvent,
  type Step,
} from "./loop";
import { readOptions, testAlert } from "./options";
import { steadyClock } from "./steady-clock";
import { createSoundBox } from "./sound-box";
import { createView, fetchAhead } from "./view";

/** The entry of browser storage that keeps the place in the queue. */
const placeKey = "overlay-place";

/**
 * Runs the overlay on its stage, for as long as the page lives: does what the loop says, and tells
 * it what came of it. One timer, one call at a time.
 */
export function runOverlay(stage: HTMLElement): void {
  const { test, volume, scale } = readOptions(location.search);
  stage.style.setProperty("--scale", String(scale));
  const view = createView(stage);
  const playSound = createSoundBox(volume);
  fetchAhead(stage);

  const clock = steadyClock(Date.now, () => performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { state, commands } = createLoop(clock(), {
    // Without storage it starts at the end of the queue each time.
    kept: readPlace(readStorage(placeKey)),
    test: test && testAlert(test),
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
    clearTimeout(timer);
    timer = setTimeout(() => feed({ kind: "tick" }), Math.max(0, wakeAt(state) - clock()));
  };
  const perform = (command: Command) => {
    switch (command.do) {
      case "ask":
        void call(command.ask, command.number).then(feed);
        break;
      case "show":
        view.show(command.alert, command.elapsed);
        if (command.elapsed === 0) playSound(command.alert.type);
        break;
      case "hide":
        view.hide();
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
