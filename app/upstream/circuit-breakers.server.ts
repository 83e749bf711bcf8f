import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { Gauge } from "prom-client";
import { registry } from "~/metrics.server";
import { UpstreamError } from "./failure";
import { monotonicClock } from "./monotonic-clock";

/** Outages in a row after which an address is not requested for a while. */
const MAX_OUTAGES = 8;
const OPEN_MS = 3_000;

/** The longest pause that an upstream is granted (Retry-After), and the pause when it names none. */
const MAX_PAUSE_MS = 60 * 60 * 1_000;
const DEFAULT_PAUSE_MS = 5_000;

const isOutage = handleWhen((error) => error instanceof UpstreamError && error.isOutage);

const breakers = new LRUCache<string, CircuitBreakerPolicy>({
  max: 5_000,
  memoMethod: () =>
    circuitBreaker(isOutage, {
      halfOpenAfter: OPEN_MS,
      breaker: new ConsecutiveBreaker(MAX_OUTAGES),
    }),
});

void new Gauge({
  name: "site_upstream_circuits_open",
  help: "Addresses of the upstream that are not requested for a while, because they keep failing.",
  registers: [registry],
  collect() {
    this.set([...breakers.values()].filter(({ state }) => state === CircuitState.Open).length);
  },
});

/** When the upstream's pause for an address ends, by `monotonicClock`. */
const pausedUntil = new LRUCache<string, number>({ max: 5_000 });

/**
 * Sends a request unless its circuit is open, or the upstream asked to wait. Each address has a circuit of its own, so
 * an address that always fails, or that somebody made up, never blocks another.
 *
 * @param address method and URL
 * @throws {UpstreamError} of kind open-circuit, or as `send` does
 */
export async function throughCircuitBreaker<Value>(
  address: string,
  send: () => Promise<Value>,
): Promise<Value> {
  if (monotonicClock.now() < (pausedUntil.get(address) ?? 0)) {
    throw new UpstreamError("open-circuit", "not sent: the upstream asked to wait");
  }
  try {
    return await breakers.memo(address).execute(send);
  } catch (error) {
    if (error instanceof BrokenCircuitError) {
      throw new UpstreamError("open-circuit", "not sent: the upstream keeps failing");
    }
    if (
      error instanceof UpstreamError &&
      (error.retryAfter !== undefined || error.status === 429)
    ) {
      const pause = Math.min(error.retryAfter ?? DEFAULT_PAUSE_MS, MAX_PAUSE_MS);
      pausedUntil.set(address, monotonicClock.now() + pause);
    }
    throw error;
  }
}

/** Closes all circuits, between tests. */
export function resetCircuitBreakers(): void {
  breakers.clear();
  pausedUntil.clear();
}
