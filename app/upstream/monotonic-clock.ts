/** For ages and deadlines inside the process: unlike `Date`, it is never set back or forward. The `perf` of caches. */
export const monotonicClock = {
  // Looked up at each call, because tests replace `performance`.
  now: () => performance.now(),
};
