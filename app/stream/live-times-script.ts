/** Makes the times before it true for this visitor and this moment, before the first paint and while the page is open. */
import { whenSeenAgain } from "~/ui/when-seen";
import { createLocalTimeFormatter, type TimeForm } from "./stream-times";

const UPDATE_INTERVAL_MS = 5_000;

const formatTime = createLocalTimeFormatter();
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
  time.textContent = formatTime(Date.parse(time.dateTime), time.dataset["form"] as TimeForm);
}
for (const zone of document.querySelectorAll("[data-zone]")) {
  // Browsers that protect privacy report another.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  zone.textContent = `your time zone, ${timeZone.replaceAll("_", " ")}`;
}

/** Shows of each `TimedStates` the first state that is not over. */
function showStates(): void {
  for (const element of document.querySelectorAll("[data-timed-states]")) {
    const states = Array.from(element.children) as HTMLElement[];
    const isOver = ({ dataset }: HTMLElement) => Number(dataset["until"] ?? Infinity) <= Date.now();
    const current = states.find((state) => !isOver(state));
    for (const state of states) state.hidden = state !== current;
  }
}

showStates();
// A computer that slept continues its timers where they were.
setInterval(showStates, UPDATE_INTERVAL_MS);
whenSeenAgain(showStates);
