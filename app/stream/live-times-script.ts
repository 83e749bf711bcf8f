/** Converts the times before it to the visitor's zone, and keeps the state current. */
import { createLocalTimeFormatter, type TimeForm } from "./stream-times";

const UPDATE_INTERVAL_MS = 5_000;

const formatTime = createLocalTimeFormatter();
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
  time.textContent = formatTime(Date.parse(time.dateTime), time.dataset["form"] as TimeForm);
}
for (const zone of document.querySelectorAll("[data-zone]")) {
  // Browsers with fingerprinting protection report a different zone.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  zone.textContent = `your time zone, ${timeZone.replaceAll("_", " ")}`;
}

/** Of each `TimedStates`, shows the first state that is not over. */
function showStates(): void {
  for (const element of document.querySelectorAll("[data-timed-states]")) {
    const states = Array.from(element.children) as HTMLElement[];
    const hasEnded = ({ dataset }: HTMLElement) =>
      Number(dataset["until"] ?? Infinity) <= Date.now();
    const current = states.find((state) => !hasEnded(state));
    for (const state of states) state.hidden = state !== current;
  }
}

showStates();
setInterval(showStates, UPDATE_INTERVAL_MS);
// Timers pause while the computer sleeps, and in the back/forward cache.
document.addEventListener("visibilitychange", showStates);
addEventListener("focus", showStates);
addEventListener("pageshow", showStates);
