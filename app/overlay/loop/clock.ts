/** Returns the wall clock time when the page was opened plus the monotonic time since then, in milliseconds. */
export function readClock(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
