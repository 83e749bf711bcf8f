import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  noop,
  retry,
  wrap,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { UpstreamError } from "./failure";
import { inScenario, requestedScenario } from "./mock-scenario.server";
import { budget, pictureBudget, transport, type Budget } from "./transport.server";

/** An answer as it came: status, headers and the decoded bytes. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const outage = handleWhen((error) => error instanceof UpstreamError && error.isOutage);

/**
 * The rest that a failing host gets, by the steady clock: the breaker's own is the wall clock, which
 * would keep a circuit open for as long as it was set back.
 */
const rest = {
  next() {
    const end = performance.now() + 3_000;
    return {
      get duration() {
        return performance.now() < end ? Infinity : -Infinity;
      },
      next: rest.next,
    };
  },
};

/** After so many outages in a row a host gets a rest, and visitors their stale copy at once. */
const newBreaker = () =>
  circuitBreaker(outage, { halfOpenAfter: rest, breaker: new ConsecutiveBreaker(8) });

/** The circuits of the API and of the pictures: one may fail without the other. */
export const breakers = new Map([
  [budget, newBreaker()],
  [pictureBudget, newBreaker()],
] as [Budget, CircuitBreakerPolicy][]);

const passing = handleWhen(
  (error) => error instanceof UpstreamError && error.isOutage && !error.asksToWait,
);

const retryOnce = retry(passing, {
  maxAttempts: 1,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 300 }),
});

/**
 * Sends one request within the budgets of `transport.server.ts`: GET is retried once after an
 * outage, unless the upstream asks to wait (Retry-After), other methods never; while the circuit is open
 * nothing is sent.
 *
 * @param url absolute URL
 * @param limits what the answer may take, and whose circuit it belongs to
 * @returns the answer, whatever its status below 500 and other than 429; those count as outages
 * @throws {UpstreamError} of kind refused, timeout, too-large, encoding, status or open-circuit
 */
export async function request(
  url: string,
  init: RequestInit = {},
  limits: Budget = budget,
): Promise<RawAnswer> {
  const deadline = AbortSignal.timeout(limits.answer);
  const scenario = requestedScenario();
  // An outage that was asked for is no reason to give the upstream a rest.
  const breaker = scenario ? noop : breakers.get(limits)!;
  const asked = scenario ? inScenario(init, scenario) : init;
  const policy = (init.method ?? "GET") === "GET" ? wrap(retryOnce, breaker) : breaker;
  let failure: UpstreamError | undefined;
  try {
    return await policy.execute(() =>
      attempt(url, { ...asked, signal: deadline }, limits).catch((error: unknown) => {
        failure = asUpstreamError(error);
        throw failure;
      }),
    );
  } catch (error) {
    if (error instanceof BrokenCircuitError) {
      // Where only the retry was not sent, the reason is that of the first try.
      throw failure ?? new UpstreamError("open-circuit", "not sent: the upstream keeps failing");
    }
    throw error;
  }
}

async function attempt(url: string, init: RequestInit, limits: Budget): Promise<RawAnswer> {
  const response = await transport.fetch(url, { ...init, redirect: "manual" }, limits);
  const { status, headers } = response;
  if (status >= 500 || status === 429) {
    // Not awaited: a body that cannot be cancelled must not keep this visitor waiting.
    void response.body?.cancel().catch(() => undefined);
    const asksToWait = headers.has("Retry-After");
    throw new UpstreamError("status", String(status), { status, asksToWait });
  }
  return { status, headers, body: await readBounded(response, limits.bytes) };
}

async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) {
        // Not awaited: a peer that keeps sending must not keep this visitor waiting.
        void reader.cancel().catch(() => undefined);
        throw new UpstreamError("too-large", `more than ${maxBytes} bytes`);
      }
      chunks.push(value);
    }
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** fetch hides what went wrong in a chain of causes. */
function asUpstreamError(error: unknown): UpstreamError {
  let cause = error;
  let reason = "";
  while (cause instanceof Error) {
    if (cause instanceof UpstreamError) return cause;
    const { name, code } = cause as Error & { code?: unknown };
    if (typeof code === "string") reason = code;
    if (name === "TimeoutError" || name === "AbortError" || reason.endsWith("_TIMEOUT")) {
      return new UpstreamError("timeout", "no answer in time", { cause: error });
    }
    cause = cause.cause;
  }
  // The codes of zlib: of its own for gzip and deflate, of the library's for Brotli.
  if (/^(?:Z_|ERR__|ERR_BROTLI)/.test(reason)) {
    return new UpstreamError("encoding", "cannot be unpacked", { cause: error });
  }
  const words = `no connection, or it broke${reason && `: ${reason}`}`;
  return new UpstreamError("refused", words, { cause: error });
}
