import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { UpstreamError } from "./failure";

/** Outages in a row after which a circuit opens, and how long it stays open, in milliseconds. */
const limits = { outages: 8, openFor: 3_000 };

/** The longest wait that an upstream is granted (Retry-After), and the one where it names none. */
const waits = { longest: 60 * 60 * 1_000, usual: 5_000 };

const isOutage = (error: unknown) => error instanceof UpstreamError && error.isOutage;

/** Outages of addresses that answered before: only they count against the call. */
const countedOutages = new WeakSet<object>();

const perAddress = new LRUCache<string, CircuitBreakerPolicy>({
  max: 5_000,
  memoMethod: () => openAfterOutages(isOutage),
});
const perCall = new LRUCache<string, CircuitBreakerPolicy>({
  max: 1_000,
  memoMethod: () => openAfterOutages((error) => countedOutages.has(error)),
});
/** Addresses that answered the last time. */
const answering = new LRUCache<string, true>({ max: 5_000 });
/** Until when the upstream asked to wait with an address, by `performance.now()`. */
const pausedUntil = new LRUCache<string, number>({ max: 5_000 });

function openAfterOutages(counts: (error: Error) => boolean): CircuitBreakerPolicy {
  const breaker = new ConsecutiveBreaker(limits.outages);
  return circuitBreaker(handleWhen(counts), { halfOpenAfter: limits.openFor, breaker });
}

/**
 * Sends a request unless its circuit is open. There is one for each address, which opens after eight
 * outages in a row, and one for each call, which opens when eight addresses in a row that answered before have
 * begun to fail: an address that fails for ever, or that somebody made up, does not take those of its call along. An
 * upstream that asks to wait is not asked for that address until then.
 *
 * @param call method and path template; for a picture the folder of its path
 * @param address what is sent, by which it is told from others of its call
 * @throws {UpstreamError} of kind open-circuit, or as `send` does
 */
export async function throughCircuits<Value>(
  call: string,
  address: string,
  send: () => Promise<Value>,
): Promise<Value> {
  if (performance.now() < (pausedUntil.get(address) ?? 0)) {
    throw new UpstreamError("open-circuit", "not sent: the upstream asked to wait");
  }
  const noted = () => send().catch((error: unknown) => noteFailure(address, error));
  try {
    const value = await perCall.memo(call).execute(() => perAddress.memo(address).execute(noted));
    answering.set(address, true);
    return value;
  } catch (error) {
    if (error instanceof BrokenCircuitError) {
      throw new UpstreamError("open-circuit", "not sent: the upstream keeps failing");
    }
    throw error;
  }
}

/** Notes what the circuits have to know of a failure, and throws it on. */
function noteFailure(address: string, error: unknown): never {
  if (error instanceof UpstreamError) {
    if (error.retryAfter !== undefined || error.status === 429) {
      const wait = Math.min(error.retryAfter ?? waits.usual, waits.longest);
      pausedUntil.set(address, performance.now() + wait);
    }
    if (error.isOutage && answering.delete(address)) countedOutages.add(error);
  }
  throw error;
}

/** Closes all circuits, between tests. */
export function resetCircuits(): void {
  perCall.clear();
  perAddress.clear();
  answering.clear();
  pausedUntil.clear();
}
