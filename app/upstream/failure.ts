/** Why an upstream call failed, as logged. */
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

/** A failed upstream call. `status` is set for the kind `status` only. */
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

  /** Whether the upstream was unavailable. Otherwise it denied the request, or its response was invalid. */
  get isOutage(): boolean {
    const { kind, status = 0 } = this;
    return outages.has(kind) || status >= 500 || status === 429;
  }

  /** Whether the upstream denied the request because the requested data does not exist. */
  get isDenial(): boolean {
    const { kind, status } = this;
    return kind === "no-data" || kind === "bad-path" || status === 404 || status === 410;
  }
}

/**
 * The meaning of a failed call to its caller.
 *
 * - `absent`: the upstream denied the request, or its path was invalid
 * - `unavailable`: the upstream did not respond
 * - `unfit`: the response was invalid
 */
export type Outcome = "absent" | "unavailable" | "unfit";

/** Classifies a failed call, for all screens and status codes. Any other error is a bug and is rethrown. */
export function classifyFailure(reason: unknown): Outcome {
  if (!(reason instanceof UpstreamError)) throw reason;
  if (reason.isOutage) return "unavailable";
  return reason.kind === "status" || reason.kind === "bad-path" ? "absent" : "unfit";
}

/** Whether the upstream does not know the requested thing, which only a 404 means. */
export function isNotFound(reason: unknown): boolean {
  const isAbsent = classifyFailure(reason) === "absent";
  const { kind, status } = reason as UpstreamError;
  return isAbsent && (kind === "bad-path" || status === 404);
}

/** The failure policy for optional data: `.catch(orUndefined)`. */
export function orUndefined(reason: unknown): undefined {
  classifyFailure(reason);
}

/** Logs one line when a call fails. */
export async function logFailure<Value>(
  method: string,
  path: string,
  send: () => Promise<Value>,
): Promise<Value> {
  const start = performance.now();
  try {
    return await send();
  } catch (error) {
    const { kind, message } = error as Partial<UpstreamError>;
    // Escaped, because the upstream may have written the message.
    const reason = JSON.stringify(message?.slice(0, 200))?.slice(1, -1);
    const milliseconds = Math.round(performance.now() - start);
    console.warn(`upstream ${method} ${path} ${kind} (${reason}) ${milliseconds} ms`);
    throw error;
  }
}
