import { setTimeout as wait } from "node:timers/promises";

/** The value of a promise, or a fallback if it does not settle in time. */
export async function settledWithin<Value, Late>(
  promise: Promise<Value>,
  milliseconds: number,
  late: Late,
): Promise<Value | Late> {
  const timer = new AbortController();
  const timeout = wait(milliseconds, late, timer).catch(() => late);
  return Promise.race([promise, timeout]).finally(() => timer.abort());
}
