import { AsyncLocalStorage } from "node:async_hooks";
import type { AppLoadContext } from "@remix-run/node";
import { env } from "~/env.server";

const requests = new AsyncLocalStorage<AppLoadContext>();

/** Handles a request. Its log lines and calls to the upstream have the id of its context, whose `freshUntil` is set. */
export function withRequestContext<Result>(context: AppLoadContext, handle: () => Result): Result {
  if (env.UPSTREAM_CACHE !== "off") context.freshUntil = Infinity;
  return requests.run(context, handle);
}

export const getRequestId = (): string | undefined => requests.getStore()?.requestId;

/** Notes that the current request uses an answer that is fresh until a time; 0 if it is not cached. */
export function noteFreshUntil(time: number): void {
  const context = requests.getStore();
  if (context?.freshUntil !== undefined) context.freshUntil = Math.min(context.freshUntil, time);
}
