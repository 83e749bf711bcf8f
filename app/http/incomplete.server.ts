import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

/** What is known of the answer that is being made. */
const making = new AsyncLocalStorage<{ isIncomplete: boolean }>();

let isWatching = false;

/** From now on what a request to this process causes belongs to its answer. */
export function watchAnswers(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe("http.server.request.start", () => making.enterWith({ isIncomplete: false }));
}

/**
 * Marks the answer that is being made: something is missing from it that could not be had just now, and
 * nobody should keep it. Outside of a served request there is nothing to mark.
 */
export function markIncomplete(): void {
  const answer = making.getStore();
  if (answer) answer.isIncomplete = true;
}

/** Whether something is missing from the answer that is being made. */
export function isIncomplete(): boolean {
  return making.getStore()?.isIncomplete ?? false;
}
