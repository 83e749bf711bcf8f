export {};

/** What the server and the loaders of a request tell each other. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Also the response header `X-Request-Id`. */
    requestId?: string | undefined;
    /** Whether the running application asks for the data of a page; undefined with remix-serve. */
    isForData?: boolean;
    /** Aborted when the process is about to end. */
    ending?: AbortSignal;
    /** The version of the build; undefined in development and with remix-serve. */
    build?: string;
    /** When the first of the upstream's answers on the page stops being fresh, by `Date.now`. */
    freshUntil?: number;
    /** When the content of the page changes, by `Date.now`; see `keepUntil`. */
    changesAt?: number;
    /** A call failed that the page can do without: the page is not cached. */
    isIncomplete?: boolean;
  }
}
