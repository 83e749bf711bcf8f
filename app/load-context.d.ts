import type { IPolicy } from "cockatiel";

/** Values that the server and the loaders exchange during a request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Also sent as the response header `X-Request-Id`. */
    requestId?: string | undefined;
    /** Whether a client navigation requests loader data; undefined with remix-serve. */
    isForData?: boolean;
    /** Aborted before the process ends. */
    ending?: AbortSignal;
    /** The version of the build; undefined in development and with remix-serve. */
    build?: string;
    /** `performance.now` timestamp of the beginning of the request. */
    startedAt?: number;
    /** Limits concurrent calls of the request. */
    calls?: IPolicy;
    /** `Date.now` timestamp until which all upstream answers on the page are fresh. */
    freshUntil?: number;
    /** `Date.now` timestamp when the content of the page changes; see `cacheUntil`. */
    changesAt?: number;
    /** Set if no visitor waits: no stale answers, and busy calls are left to visitors. */
    isBackground?: boolean;
    /** Set when a call for optional data failed: the page is not cached. */
    isIncomplete?: boolean;
  }
}
