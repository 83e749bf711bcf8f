import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  noop,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from "cockatiel";
import { Gauge } from "prom-client";
import { registry, upstreamCalls } from "~/metrics.server";
import { classifyFailure, isHostFailure, UpstreamError } from "./failure";
import { CALL_TIMEOUT_MS } from "./limits";
import { getContext, getRequestId, isInBackground } from "./request-context.server";

/** The maximum size of a decoded response. */
const MAX_BYTES = 2_000_000;

/** The number of an API call's concurrent requests that background tasks leave to visitors. */
const MIN_FREE_SLOTS = 20;

/**
 * The limits of a call: timeout, concurrency, a circuit breaker (three seconds after eight failures
 * of the host in a row), and a second attempt when the upstream was unavailable, which includes the
 * failure of a single record.
 */
function createLimits(timeoutMs: number, maxRetries: number) {
  const breaker = circuitBreaker(handleUpstreamErrors(isHostFailure), {
    halfOpenAfter: 3_000,
    breaker: new ConsecutiveBreaker(8),
  });
  // The site map makes up to 40 concurrent API calls.
  const calls = bulkhead(40, 80);
  const policy = wrap(
    // The signal is not aborted on return, because the body of a picture is still streaming.
    timeout(timeoutMs, { strategy: TimeoutStrategy.Cooperative, abortOnReturn: false }),
    calls,
    breaker,
    retry(
      handleUpstreamErrors((error) => classifyFailure(error) === "unavailable"),
      {
        maxAttempts: maxRetries,
        backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 300 }),
      },
    ),
  );
  return { breaker, calls, policy };
}

/** Returns a cockatiel policy for the upstream errors that meet a condition. */
function handleUpstreamErrors(condition: (error: UpstreamError) => boolean) {
  return handleWhen((error) => error instanceof UpstreamError && condition(error));
}

/** The limits of each API call by name. */
const limits = new Map<string, ReturnType<typeof createLimits>>();

void new Gauge({
  name: "site_upstream_circuits_open",
  help: "Calls of the upstream that are not sent for a while, because they keep failing.",
  registers: [registry],
  collect() {
    const open = [...limits.values()].filter(({ breaker }) => breaker.state === CircuitState.Open);
    this.set(open.length);
  },
});

/** Used between tests. @internal */
export const resetCircuitBreakers = () => limits.clear();

interface RequestOptions extends RequestInit {
  /** The method and the path with names of parameters; API calls of one name share limits. */
  name: string;
  timeoutMs?: number;
}

/**
 * Sends a request within the limits of its name. A GET request is retried once if the upstream is
 * unavailable.
 *
 * @param read reads the body of a response with a status below 300, or 304
 * @throws {UpstreamError} of kind refused, timeout, truncated, too-large, status, open-circuit or
 * busy
 */
export async function request<Result>(
  url: string,
  { name, timeoutMs = CALL_TIMEOUT_MS, ...init }: RequestOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const known = limits.get(name) ?? createLimits(timeoutMs, name.startsWith("GET ") ? 1 : 0);
  limits.set(name, known);
  if (isInBackground() && known.calls.executionSlots < MIN_FREE_SLOTS) {
    throw new UpstreamError("busy", "not sent: visitors make such calls");
  }
  const { calls = noop } = getContext() ?? {};
  const stopTimer = upstreamCalls.startTimer({ call: name });
  try {
    const result = await calls.execute(() =>
      known.policy.execute(({ signal }) => attempt(url, { ...init, signal }, read)),
    );
    stopTimer({ outcome: "ok" });
    return result;
  } catch (reason) {
    const error = readLimitError(reason);
    stopTimer({ outcome: error instanceof UpstreamError ? error.kind : "error" });
    throw error;
  }
}

async function attempt<Result>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const id = getRequestId();
  const headers = { ...(init.headers as object), ...(id && { "X-Request-Id": id }) };
  const response = await fetch(url, { ...init, headers, redirect: "manual" }).catch((reason) => {
    throw toUpstreamError(reason, "refused");
  });
  const { status } = response;
  if (status < 300 || status === 304) return read(response);
  discardBody(response);
  throw new UpstreamError("status", String(status), { status });
}

/** Frees the connection without waiting, because a host may continue to send. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}

/** Reads the body of a response. @throws {UpstreamError} of kind timeout, truncated or too-large */
export async function readBody({ body }: Response, maxBytes = MAX_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new UpstreamError("too-large", `more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (reason) {
    throw toUpstreamError(reason, "truncated");
  }
  return Buffer.concat(chunks);
}

/** Converts the error of a connection to an `UpstreamError`. */
function toUpstreamError(reason: unknown, kind: "refused" | "truncated"): UpstreamError {
  if (reason instanceof UpstreamError) return reason;
  const { name, message, cause } = reason as Error;
  if (name === "AbortError") return tooLate(reason);
  const { code = message } = (cause ?? {}) as { code?: string };
  return new UpstreamError(kind, code, { cause: reason });
}

/** Converts the error of a limit to an `UpstreamError`; returns an error of no limit unchanged. */
function readLimitError(reason: unknown): unknown {
  if (isBrokenCircuitError(reason)) return new UpstreamError("open-circuit", "not sent");
  if (isBulkheadRejectedError(reason)) return new UpstreamError("busy", "not sent");
  return isTaskCancelledError(reason) ? tooLate(reason) : reason;
}

const tooLate = (cause: unknown) => new UpstreamError("timeout", "no answer in time", { cause });
