import { markIncomplete } from "~/http/incomplete.server";

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
 * - `html`: a text in HTML that cannot be parsed
 * - `open-circuit`: not sent, because the upstream keeps failing
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
  | "html"
  | "open-circuit"
  | "bad-path";

/**
 * A failed upstream call. `status` is set for kind `status`, `code` for `code` and `no-data`;
 * `asksToWait` when the upstream said so (Retry-After).
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly asksToWait: boolean;

  constructor(
    kind: FailureKind,
    message: string,
    details: { status?: number; code?: string; asksToWait?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.asksToWait = details.asksToWait ?? false;
  }

  /** Whether the upstream itself is in trouble, as against "it answered, and the answer is no". */
  get isOutage(): boolean {
    switch (this.kind) {
      case "refused":
      case "timeout":
        return true;
      case "status":
        return this.status !== undefined && (this.status >= 500 || this.status === 429);
      default:
        return false;
    }
  }
}

/**
 * The failure policy for what a page can do without: `.catch(notKnown)`. The failed call is in the
 * log; anything but a failed call is a bug and is thrown on. A page that something is missing from is
 * not stored by anybody, see `incomplete.server.ts`.
 */
export function notKnown(reason: unknown): undefined {
  if (!(reason instanceof UpstreamError)) throw reason;
  markIncomplete();
}
