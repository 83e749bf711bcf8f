import { getPosition, type Call, type LoopState } from "./loop-state";
import { readsAhead } from "./timing";

export const RESPONSE_TIMEOUT_MS = 10_000;

/** Time between two checks whether the queue has begun anew. Another check follows each outage. */
const CHECK_INTERVAL_MS = 60_000;
/** The same before a new event: one check for events that are read together. */
export const EVENT_CHECK_INTERVAL_MS = 1_000;
/** The most events that are read ahead, and so the most that can overtake an alert. */
export const MAX_READ_AHEAD = 50;

export const countCall: Call = { what: "count" };

/** Unless events are read ahead, no call is made while an alert is shown or waits. */
function canRequest(state: LoopState): boolean {
  const { pace, controls, now, watchedUntil, cleared, screen, waiting, next, phase } = state;
  const isWatched = now < watchedUntil;
  const isAhead = readsAhead(pace) || controls.paused || isWatched;
  if (state.isCountRequired || cleared || (isWatched && phase.call.what === "count")) return true;
  if (!isAhead) return !screen && waiting.length === 0;
  if (next === undefined) return true;
  const members = waiting.reduce((sum, entry) => sum + entry.members.length, 0);
  return Math.max(members, next - getPosition(state)!) < MAX_READ_AHEAD;
}

/** Whether it has to be checked if the queue has begun anew. */
export function isCheckDue(
  { now, checkedAt, next }: LoopState,
  interval = CHECK_INTERVAL_MS,
): boolean {
  return next !== undefined && now - checkedAt >= interval;
}

/** The time of the next call or timeout. */
export function getRequestWakeTime(state: LoopState): number {
  const { number, until } = state.phase;
  return number !== undefined || canRequest(state) ? until : Infinity;
}

/** Makes the next call when it is due; a check comes before the next event. */
export function sendDueRequest(state: LoopState): void {
  const { phase, now } = state;
  if (phase.number !== undefined || now < getRequestWakeTime(state)) return;
  const isRead = phase.call.what === "next" && state.failures === 0;
  const call = isRead && isCheckDue(state) ? countCall : phase.call;
  const number = state.requestCount + 1;
  state.requestCount = number;
  state.phase = { call, until: now + RESPONSE_TIMEOUT_MS, number };
  state.commands.push({ type: "request", call, number });
}

/** Schedules a call after a delay: by default for the next event, or for the count before it is known. */
export function scheduleCall(state: LoopState, delay: number, call?: Call): void {
  const { next, now } = state;
  const due = call ?? (next === undefined ? countCall : { what: "next", position: next });
  state.phase = { call: due, until: now + delay };
}

export function log({ commands }: LoopState, text: string): void {
  commands.push({ type: "log", text });
}
