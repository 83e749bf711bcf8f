/** Why a call to the upstream failed, as log lines say it. */
export type FailureKind =
  | "refused" // no connection, or it broke
  | "timeout" // connect, headers or the whole answer came too late
  | "too-large" // more decoded bytes than the limit
  | "status" // HTTP status of 300 or above (redirects are not followed)
  | "encoding" // a compressed body that cannot be unpacked
  | "not-json" // a body that is not JSON, or is cut off
  | "null" // a body of JSON `null`
  | "code" // an envelope code other than CHASE-1000
  | "no-data" // an envelope without data (CHASE-0000)
  | "shape" // data that does not fit the schema of the call
  | "open-circuit" // not sent, because the upstream keeps failing, or asked to wait
  | "busy" // not sent or given up, because this process holds as much as it may
  | "bad-path"; // not sent, because a path segment would name a different call

/**
 * A failed upstream call. `status` is set for kind `status`, `code` for `code` and `no-data`;
 * `retryAfter` in milliseconds when the upstream asked to wait (Retry-After).
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: FailureKind,
    message: string,
    details: {
      status?: number;
      code?: string;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
  }

  /** Whether the upstream itself failed, in contrast to a negative or invalid answer. */
  get isOutage(): boolean {
    const { kind, status = 0 } = this;
    return kind === "refused" || kind === "timeout" || (kind === "status" && status >= 500);
  }
}

/**
 * What a failed call means to its caller.
 *
 * - `absent`: the upstream denied the request, or its path was invalid
 * - `unavailable`: the upstream failed, or this process is too busy
 * - `unfit`: the answer was invalid
 */
export type Outcome = "absent" | "unavailable" | "unfit";

/** Classifies a failed call, for every screen and status. Any other error is a bug and is rethrown. */
export function classifyFailure(reason: unknown): Outcome {
  if (!(reason instanceof UpstreamError)) throw reason;
  const { kind, status, isOutage } = reason;
  if (isOutage || status === 429 || kind === "open-circuit" || kind === "busy") {
    return "unavailable";
  }
  return kind === "bad-path" || kind === "status" ? "absent" : "unfit";
}

/** Whether the upstream does not know what was requested, which its API says by 404 alone. */
export function isNotFound(reason: unknown): boolean {
  const isAbsent = classifyFailure(reason) === "absent";
  const { kind, status } = reason as UpstreamError;
  return isAbsent && (kind === "bad-path" || status === 404);
}

/** The failure policy for optional data: `.catch(orUndefined)`. */
export function orUndefined(reason: unknown): undefined {
  classifyFailure(reason);
}
