const TICK_MS = 50;

/**
 * Calls `expire` after so many milliseconds, of which a stall of this process counts as one tick: data that arrived
 * during the stall is read before the deadline.
 *
 * @returns a function that cancels the deadline
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

/** The value of a promise, or another value if it does not settle in time (see `startDeadline`). */
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
