/** Milliseconds between two looks at what has run out. */
const tick = 50;

interface Running {
  ticks: number;
  expire: () => void;
}

const running = new Set<Running>();
let ticker: NodeJS.Timeout | undefined;

/**
 * Runs out after so many milliseconds in which this process was awake. A process that was too busy to
 * look has no right to say that somebody else was late: after a stall of any length one tick is
 * counted, and whatever has arrived meanwhile is read before the next.
 *
 * @returns what ends it early
 */
export function startDeadline(milliseconds: number, expire: () => void): () => void {
  const deadline = { ticks: Math.ceil(milliseconds / tick) + 1, expire };
  running.add(deadline);
  ticker ??= setInterval(look, tick);
  return () => {
    running.delete(deadline);
    stopWhenIdle();
  };
}

/**
 * The value of a promise, or another one if it is not there in time; the promise goes on.
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

function look(): void {
  for (const deadline of running) {
    if (--deadline.ticks > 0) continue;
    running.delete(deadline);
    deadline.expire();
  }
  stopWhenIdle();
}

function stopWhenIdle(): void {
  if (running.size > 0) return;
  clearInterval(ticker);
  ticker = undefined;
}
