/**
 * Why a call to the upstream failed, in the words a log line uses.
 *
 * - `refused`: no connection, or it broke
 * - `timeout`: connect, headers or the whole answer came too late
 * - `too-large`: more decoded bytes than the budget
 * - `status`: HTTP status of 300 or above (redirects are not followed)
 * - `encoding`: a compressed body that cannot be unpacked
 * - `not-json`: a body that is not JSON, or is cut off
 * - `null`: a body of JSON `null`
 * - `code`: an envelope code other than CHASE-1000
 * - `no-data`: an envelope without data (CHASE-0000)
 * - `shape`: data that does not fit the schema of the call
 * - `open-circuit`: not sent, because the upstream keeps failing, or asked to wait
 * - `busy`: not sent or given up, because this process holds as much as it may
 * - `bad-path`: not sent, because a path segment would name a different call
 */
export type FailureKind =
  | "refused"
  | "timeout"
  | "too-large"
  | "status"
  | "encoding"
  | "not-json"
  | "null"
  | "code"
  | "no-data"
  | "shape"
  | "open-circuit"
  | "busy"
  | "bad-path";

/**
 * A failed upstream call. `status` is set for kind `status`, `code` for `code` and `no-data`;
 * `retryAfter` in milliseconds when the upstream asked to wait (Retry-After).
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    details: {
      status?: number;
      code?: string;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
  }

  /** Whether the upstream itself is in trouble, as against "it answered, and the answer is no". */
  get isOutage(): boolean {
    const { kind, status = 0 } = this;
    return kind === "refused" || kind === "timeout" || (kind === "status" && status >= 500);
  }
}

/**
 * What a failed call comes down to for whoever wanted something of it.
 *
 * - `absent`: the upstream said that there is no such thing, or nobody could ever ask for it
 * - `unavailable`: the upstream, or this process, could not be asked just now
 * - `unfit`: the upstream answered, with what is no use
 */
export type Outcome = "absent" | "unavailable" | "unfit";

/**
 * Decides between absence and outage, for every screen and status there is; those that map it to theirs
 * are `toErrorPage`, `orMissing` and what answers with a status. Anything but a failed call is a bug and
 * is thrown on.
 */
export function outcomeOf(reason: unknown): Outcome {
  if (!(reason instanceof UpstreamError)) throw reason;
  const { kind, status, isOutage } = reason;
  if (isOutage || status === 429 || kind === "open-circuit" || kind === "busy") {
    return "unavailable";
  }
  return kind === "bad-path" || kind === "status" ? "absent" : "unfit";
}

/**
 * Whether the upstream does not know the one thing asked for: 404 is a word of its API, other refusals
 * are not.
 */
export function isUnknown(reason: unknown): boolean {
  const isAbsent = outcomeOf(reason) === "absent";
  const { kind, status } = reason as UpstreamError;
  return isAbsent && (kind === "bad-path" || status === 404);
}

/** For what can be done without, whatever became of it: `.catch(orUndefined)`. */
export function orUndefined(reason: unknown): undefined {
  outcomeOf(reason);
}
