import { AsyncLocalStorage } from "node:async_hooks";
import type { AppLoadContext } from "@remix-run/node";
import { bulkhead } from "cockatiel";
import { env } from "~/env.server";
import { MAX_CALLS_OF_REQUEST } from "./limits";

const requests = new AsyncLocalStorage<AppLoadContext>();

/** Runs a handler with the context of a request, which logs and API calls read. */
export function withRequestContext<Result>(context: AppLoadContext, handle: () => Result): Result {
  if (env.UPSTREAM_CACHE !== "off") context.freshUntil = Infinity;
  context.startedAt = performance.now();
  context.calls = bulkhead(MAX_CALLS_OF_REQUEST, Infinity);
  return requests.run(context, handle);
}

/** Returns the context of the current request; undefined outside of requests. */
export const getContext = (): AppLoadContext | undefined => requests.getStore();

/** Returns the id of the current request, which log lines contain. */
export const getRequestId = (): string | undefined => requests.getStore()?.requestId;

/** Returns whether the current request runs in the background, without a waiting visitor. */
export const isInBackground = (): boolean => requests.getStore()?.isBackground === true;

/** Records until when an answer of the current request is fresh; 0 means an uncached answer. */
export function noteFreshUntil(time: number): void {
  const context = requests.getStore();
  if (context?.freshUntil !== undefined) context.freshUntil = Math.min(context.freshUntil, time);
}
