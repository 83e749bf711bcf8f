import { AsyncLocalStorage } from "node:async_hooks";

const ids = new AsyncLocalStorage<string | undefined>();

/** Handles a request so that its log lines and its calls to the upstream have its id. */
export function withRequestId<Result>(id: string | undefined, handle: () => Result): Result {
  return ids.run(id, handle);
}

export const getRequestId = (): string | undefined => ids.getStore();
