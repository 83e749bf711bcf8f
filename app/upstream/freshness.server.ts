import { AsyncLocalStorage } from "node:async_hooks";
import type { AppLoadContext } from "@remix-run/node";
import { env } from "~/env.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** When the first of the upstream's answers that were used stops being fresh, by `Date.now`; where that is known. */
    freshUntil?: number;
  }
}

const visits = new AsyncLocalStorage<AppLoadContext | undefined>();

/** Answers a visit, and notes in its context how long the upstream's answers that it uses are fresh. */
export function observeFreshness<Result>(visit: AppLoadContext, answer: () => Result): Result {
  if (env.UPSTREAM_CACHE === "off") return answer();
  visit.freshUntil = Infinity;
  return visits.run(visit, answer);
}

/** Notes that the visit under way uses an answer that is fresh until then; 0 for one that nobody keeps. */
export function noteFreshUntil(time: number): void {
  const visit = visits.getStore();
  if (visit?.freshUntil !== undefined) visit.freshUntil = Math.min(visit.freshUntil, time);
}

/** Asks for what the cache will keep: how long that is fresh is for the cache to note. */
export function askForAll<Result>(ask: () => Result): Result {
  return visits.run(undefined, ask);
}
