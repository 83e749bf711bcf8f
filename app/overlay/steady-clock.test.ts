import { expect, it } from "vitest";
import { createSteadyClock } from "./steady-clock";

it("follows the wall clock, and continues when that is set back", () => {
  let [wall, steady] = [1_000_000, 0];
  const clock = createSteadyClock(
    () => wall,
    () => steady,
  );
  const advance = (wallStep: number, steadyStep: number) => {
    wall += wallStep;
    steady += steadyStep;
    return clock();
  };
  expect(clock()).toBe(1_000_000);
  expect(advance(500, 500)).toBe(1_000_500);
  // The computer sleeps: only the wall clock goes on.
  expect(advance(60_000, 0)).toBe(1_060_500);
  expect(advance(-3_600_000, 1_000)).toBe(1_061_500);
  expect(advance(1_000, 1_000)).toBe(1_062_500);
});
