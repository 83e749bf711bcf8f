const TICK_MS = 50;

/**
 * Calls `expire` after so many milliseconds in which this process was awake. After a stall of any length one tick is
 * counted, and the data that has arrived meanwhile is read before the next: a busy process must not call others late.
 *
 * @returns ends the deadline early
 */
export function startDeadline(milliseconds: number, expire: () => void): () => void {
  let ticks = Math.ceil(milliseconds / TICK_MS) + 1;
  const timer = setInterval(() => {
    if (--ticks > 0) return;
    clearInterval(timer);
    expire();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * The value of a promise, or another value when it is not settled in time. The promise itself goes on.
 *
 * @param milliseconds as `startDeadline` counts them
 */
export function settledWithin<Value, Late>(
  promise: Promise<Value>,
  milliseconds: number,
  late: Late,
): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    const stop = startDeadline(milliseconds, () => resolve(late));
    promise.then(resolve, reject).finally(stop);
  });
}
