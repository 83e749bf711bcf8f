import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { UpstreamError } from "./failure";
import { budget, pictureBudget, transport, type Budget } from "./transport.server";

/** An answer as it came: status, headers and the decoded bytes. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const outage = handleWhen((error) => error instanceof UpstreamError && error.isOutage);

/** After so many outages in a row a host gets a rest, and visitors their stale copy at once. */
const newBreaker = () =>
  circuitBreaker(outage, { halfOpenAfter: 3_000, breaker: new ConsecutiveBreaker(8) });

/** The circuits of the API and of the pictures: one may fail without the other. */
export const breakers = new Map([
  [budget, newBreaker()],
  [pictureBudget, newBreaker()],
] as [Budget, CircuitBreakerPolicy][]);

const retryOnce = retry(outage, {
  maxAttempts: 1,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 300 }),
});

/**
 * Sends one request within the budgets of `transport.server.ts`: GET is retried once after an
 * outage, other methods never; while the circuit is open nothing is sent.
 *
 * @param url absolute URL
 * @param limits what the answer may take, and whose circuit it belongs to
 * @returns the answer, whatever its status below 500 and other than 429; those count as outages
 * @throws {UpstreamError} of kind refused, timeout, too-large, status or open-circuit
 */
export async function request(
  url: string,
  init: RequestInit = {},
  limits: Budget = budget,
): Promise<RawAnswer> {
  const deadline = AbortSignal.timeout(limits.answer);
  const breaker = breakers.get(limits)!;
  const policy = (init.method ?? "GET") === "GET" ? wrap(retryOnce, breaker) : breaker;
  try {
    return await policy.execute(() => attempt(url, { ...init, signal: deadline }, limits));
  } catch (error) {
    if (error instanceof BrokenCircuitError) {
      throw new UpstreamError("open-circuit", "not sent: the upstream keeps failing");
    }
    throw error;
  }
}

async function attempt(url: string, init: RequestInit, limits: Budget): Promise<RawAnswer> {
  try {
    const response = await transport.fetch(url, { ...init, redirect: "manual" }, limits);
    if (response.status >= 500 || response.status === 429) {
      // Not awaited: a body that cannot be cancelled must not keep this visitor waiting.
      void response.body?.cancel().catch(() => undefined);
      throw new UpstreamError("status", String(response.status), { status: response.status });
    }
    return {
      status: response.status,
      headers: response.headers,
      body: await readBounded(response, limits.bytes),
    };
  } catch (error) {
    throw asUpstreamError(error);
  }
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

/** fetch hides what went wrong in a chain of causes; only time-outs are told from the rest. */
function asUpstreamError(error: unknown): UpstreamError {
  let cause = error;
  while (cause instanceof Error) {
    if (cause instanceof UpstreamError) return cause;
    const { name, code } = cause as Error & { code?: string };
    if (name === "TimeoutError" || name === "AbortError" || code?.endsWith("_TIMEOUT")) {
      return new UpstreamError("timeout", "no answer in time", { cause: error });
    }
    cause = cause.cause;
  }
  return new UpstreamError("refused", "no connection, or it broke", { cause: error });
}
