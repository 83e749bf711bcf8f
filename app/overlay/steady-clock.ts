/**
 * A clock that follows the wall clock, also while the computer sleeps, but never goes back: an alert ends in time when
 * the clock is set back.
 *
 * @param wall milliseconds of the wall clock, as of `Date.now`
 * @param steady milliseconds of a clock that only goes forward, as of `performance.now`
 */
export function createSteadyClock(wall: () => number, steady: () => number): () => number {
  let time = wall();
  let [lastWall, lastSteady] = [time, steady()];
  return () => {
    const [thisWall, thisSteady] = [wall(), steady()];
    time += Math.max(thisWall - lastWall, thisSteady - lastSteady, 0);
    [lastWall, lastSteady] = [thisWall, thisSteady];
    return Math.round(time);
  };
}
