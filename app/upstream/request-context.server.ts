import { AsyncLocalStorage } from "node:async_hooks";
import type { AppLoadContext } from "@remix-run/node";
import { bulkhead } from "cockatiel";
import { env } from "~/env.server";
import { MAX_CALLS_OF_REQUEST } from "./limits";

const requests = new AsyncLocalStorage<AppLoadContext>();

/** Runs a handler in a request context: its id is logged, and calls set `freshUntil`. */
export function withRequestContext<Result>(context: AppLoadContext, handle: () => Result): Result {
  if (env.UPSTREAM_CACHE !== "off") context.freshUntil = Infinity;
  context.startedAt = performance.now();
  context.calls = bulkhead(MAX_CALLS_OF_REQUEST, Infinity);
  return requests.run(context, handle);
}

export const getContext = (): AppLoadContext | undefined => requests.getStore();

export const getRequestId = (): string | undefined => requests.getStore()?.requestId;

/** Returns whether no visitor waits for the current reading. */
export const isInBackground = (): boolean => requests.getStore()?.isBackground === true;

/** Records until when an answer that the current request uses is fresh; 0 if it is not cached. */
export function noteFreshUntil(time: number): void {
  const context = requests.getStore();
  if (context?.freshUntil !== undefined) context.freshUntil = Math.min(context.freshUntil, time);
}
