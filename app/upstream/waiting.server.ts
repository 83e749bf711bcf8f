import type { AppLoadContext } from "@remix-run/node";
import { settledWithin } from "./deadline.server";
import { logFailure, UpstreamError } from "./failure";
import { CROWD_TIMEOUT_MS, MAX_WAITING_RENDERS, REQUEST_TIMEOUT_MS } from "./limits";
import { getContext, noteFreshUntil } from "./request-context.server";

/** The waiting requests by the name of the API call, with the number of calls of each request. */
const waiting = new Map<string, Map<AppLoadContext, number>>();

const late = Symbol("late");

/**
 * Waits for an answer until the time limit of the current request. If `MAX_WAITING_RENDERS`
 * requests wait for calls of one name, a new request waits only for `CROWD_TIMEOUT_MS`, because a
 * call that hangs must not hold all renders. The call goes on and fills the cache.
 *
 * @param name see `request`
 * @throws {UpstreamError} also of kind busy or timeout
 */
export async function waitFor<Value>(
  name: string,
  path: string,
  answer: Promise<Value>,
): Promise<Value> {
  const context = getContext();
  if (!context) return answer;
  const requests = waiting.get(name) ?? new Map<AppLoadContext, number>();
  waiting.set(name, requests);
  requests.set(context, (requests.get(context) ?? 0) + 1);
  const isLastInCrowd = [...requests.keys()].indexOf(context) >= MAX_WAITING_RENDERS;
  const { startedAt = performance.now() } = context;
  const leftMs = startedAt + REQUEST_TIMEOUT_MS - performance.now();
  const timeoutMs = isLastInCrowd ? Math.min(CROWD_TIMEOUT_MS, leftMs) : leftMs;
  try {
    const value = await settledWithin(answer, timeoutMs, late);
    if (value !== late) return value;
  } finally {
    const others = requests.get(context)! - 1;
    if (others > 0) requests.set(context, others);
    else requests.delete(context);
  }
  noteFreshUntil(0);
  const [method = ""] = name.split(" ");
  return logFailure(method, path, () => {
    const [kind, reason] = isLastInCrowd
      ? (["busy", "others wait for such calls"] as const)
      : (["timeout", "the request has no time left"] as const);
    return Promise.reject(new UpstreamError(kind, reason));
  });
}
