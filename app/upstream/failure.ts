/** The kinds of failed API calls, which the log names. docs/upstream.md explains them. */
export type FailureKind =
  | "refused" // no connection, or no HTTP
  | "timeout" // the response came too late
  | "truncated" // the response was cut off
  | "too-large" // more bytes, values or items than a response may have
  | "status" // HTTP status of 300 or above (redirects are not followed)
  | "not-json" // a body that is not JSON
  | "null" // a body of JSON `null`
  | "code" // an envelope code other than CHASE-1000
  | "no-data" // an envelope without data (CHASE-0000), or empty data where data is required
  | "shape" // data that does not match the schema of the call
  | "open-circuit" // not sent: the circuit breaker is open, because the upstream keeps failing
  | "busy" // not sent: too many requests are pending
  | "bad-path"; // not sent: a path segment would address a different call

const outages = new Set<FailureKind>(["refused", "timeout", "truncated", "open-circuit", "busy"]);

/** Status codes by which a host or a proxy says that it cannot answer now. */
const busyHostStatuses = new Set([429, 502, 503, 504]);

/** A failed API call, with a `status` only for the kind `status`. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly status: number | undefined;

  constructor(
    readonly kind: FailureKind,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * The meaning of a failed call to its caller.
 *
 * - `absent`: the requested data do not exist
 * - `unavailable`: the upstream could not answer; the same request may succeed later
 * - `invalid`: the response is not what the API promises
 */
export type Outcome = "absent" | "unavailable" | "invalid";

/**
 * Decides what a failed call means for the cache, the screens and the status codes. An error that
 * is not an `UpstreamError` is a bug and is rethrown.
 */
export function classifyFailure(reason: unknown): Outcome {
  if (!(reason instanceof UpstreamError)) throw reason;
  const { kind, status = 0 } = reason;
  if (kind === "no-data" || kind === "bad-path" || [404, 410].includes(status)) return "absent";
  return outages.has(kind) || status >= 500 || status === 429 ? "unavailable" : "invalid";
}

/** Returns whether a failure means that the whole host cannot answer, not only one record. */
export function isHostFailure({ kind, status = 0 }: UpstreamError): boolean {
  return kind === "refused" || kind === "timeout" || busyHostStatuses.has(status);
}

/** The failure policy of optional data, `.catch(orUndefined)`, which returns undefined. */
export function orUndefined(reason: unknown): undefined {
  classifyFailure(reason);
}

/** Logs one line if an API call fails. An error that is a bug is not logged here. */
export async function logFailure<Value>(
  method: string,
  path: string,
  send: () => Promise<Value>,
): Promise<Value> {
  const start = performance.now();
  try {
    return await send();
  } catch (error) {
    if (error instanceof UpstreamError) {
      // The message is escaped, because the upstream may have written it.
      const reason = JSON.stringify(error.message.slice(0, 200)).slice(1, -1);
      const milliseconds = Math.round(performance.now() - start);
      console.warn(`upstream ${method} ${path} ${error.kind} (${reason}) ${milliseconds} ms`);
    }
    throw error;
  }
}
