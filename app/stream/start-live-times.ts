import { createLocalTimeFormatter, type TimeForm } from "./stream-times";

/** The longest delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Writes the times of the document (`StreamTime`) in the zone of this browser, and shows of each `TimedStates` the
 * first state that is not over, now and when the next begins.
 *
 * @returns a function that stops it
 */
export function startLiveTimes(): () => void {
  const formatTime = createLocalTimeFormatter();
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
    time.textContent = formatTime(Date.parse(time.dateTime), time.dataset["form"] as TimeForm);
  }
  for (const zone of document.querySelectorAll("[data-zone]")) {
    // Browsers that protect privacy report another.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    zone.textContent = `your time zone, ${timeZone.replaceAll("_", " ")}`;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showStates = () => {
    clearTimeout(timer);
    timer = setTimeout(showStates, showCurrentStates(Date.now()));
  };
  showStates();
  // A document from the back-forward cache missed its timers.
  addEventListener("pageshow", showStates);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", showStates);
  };
}

/** @returns milliseconds until the first of the shown states ends */
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
