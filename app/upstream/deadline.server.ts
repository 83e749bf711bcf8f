const TICK_MS = 50;

/**
 * The value of a promise, or another value if it does not settle in time. A stall of this process counts as one tick,
 * so that data that arrived during the stall is read before the time ends: the first pages after a start stall for
 * longer than some of these waits.
 */
export function settledWithin<Value, Late>(
  promise: Promise<Value>,
  milliseconds: number,
  late: Late,
): Promise<Value | Late> {
  return new Promise((resolve, reject) => {
    let ticks = Math.ceil(milliseconds / TICK_MS) + 1;
    const timer = setInterval(() => {
      if (--ticks > 0) return;
      clearInterval(timer);
      resolve(late);
    }, TICK_MS);
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
