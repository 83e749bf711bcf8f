/** Milliseconds of the wall clock as the page was opened, which from then on only goes forward. */
export function readClock(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
