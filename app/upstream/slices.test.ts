import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { inSlices, nextTurn } from "./slices";

it("lets one waiting task run per turn", async () => {
  const had: number[] = [];
  const all = [1, 2, 3].map((number) => nextTurn().then(() => had.push(number)));
  for (const count of [1, 2, 3]) {
    await turn();
    expect(had).toHaveLength(count);
  }
  await Promise.all(all);
  expect(had).toEqual([1, 2, 3]);
});

it("processes a long list in order, and yields to the event loop", async () => {
  const items = Array.from({ length: 1_234 }, (_, at) => at);
  const seen: number[] = [];
  let others = 0;
  let isOver = false;
  const other = (async () => {
    while (!isOver) {
      await turn();
      others += 1;
    }
  })();
  for await (const { start, slice } of inSlices(items)) {
    expect(slice[0]).toBe(start);
    seen.push(...slice);
  }
  isOver = true;
  await other;
  expect(seen).toEqual(items);
  expect(others).toBeGreaterThanOrEqual(2);
});

it("takes fewer heavy items per slice, and at least one", async () => {
  const slices: number[][] = [];
  for await (const { slice } of inSlices([200, 200, 200, 900, 1], (weight) => weight)) {
    slices.push(slice);
  }
  expect(slices).toEqual([[200, 200, 200], [900], [1]]);
});
