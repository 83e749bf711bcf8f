import { ownTime, ownZone, type TimeForm } from "./stream-times";

/** The longest delay that browsers' timers take. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Completes what the server wrote for everyone: times go into the zone of this browser (`StreamTime`), and of the states of
 * `TimedStates` the first that is not over is shown, now and whenever the next begins.
 *
 * @returns a function that stops it
 */
export function startLiveTimes(): () => void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
    time.textContent = ownTime(Date.parse(time.dateTime), time.dataset["form"] as TimeForm);
  }
  for (const zone of document.querySelectorAll("[data-zone]")) zone.textContent = ownZone;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showStates = () => {
    clearTimeout(timer);
    timer = setTimeout(showStates, showCurrentStates(Date.now()));
  };
  showStates();
  // A document that comes back from the browser's cache missed its timers.
  addEventListener("pageshow", showStates);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", showStates);
  };
}

/** @returns milliseconds until a state that is shown ends */
function showCurrentStates(now: number): number {
  let delay = MAX_DELAY_MS;
  for (const clock of document.querySelectorAll("[data-timed-states]")) {
    const states = Array.from(clock.children) as HTMLElement[];
    const end = (state: HTMLElement) => Number(state.dataset["until"] ?? Infinity);
    const current = states.find((state) => end(state) > now);
    for (const state of states) state.hidden = state !== current;
    if (current) delay = Math.min(delay, end(current) - now);
  }
  return delay;
}
