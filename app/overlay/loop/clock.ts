/** Returns the time of the page's opening plus the monotonic time since, in milliseconds. */
export function readClock(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
