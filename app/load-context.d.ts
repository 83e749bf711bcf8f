import type { IPolicy } from "cockatiel";

/** Values that the server and the loaders exchange during a request. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The id of the request, which the response header `X-Request-Id` contains. */
    requestId?: string | undefined;
    /** Whether a client navigation requests loader data; undefined with remix-serve. */
    isForData?: boolean;
    /** A signal that is aborted before the process ends. */
    ending?: AbortSignal;
    /** The version of the build; undefined in development and with remix-serve. */
    build?: string;
    /** The `performance.now` timestamp of the beginning of the request. */
    startedAt?: number;
    /** The policy that limits the concurrent API calls of the request. */
    calls?: IPolicy;
    /** The `Date.now` timestamp until which all upstream answers on the page are fresh. */
    freshUntil?: number;
    /** The `Date.now` timestamp when the content of the page changes, set by `cacheUntil`. */
    changesAt?: number;
    /** Set if no visitor waits: stale answers are not used, and visitors' API calls come first. */
    isBackground?: boolean;
    /** Set when an API call for optional data has failed, so that the page is not cached. */
    isIncomplete?: boolean;
  }
}
