import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { runs, upstreamOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { alertTypes } from "./events";

const plans = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 40_000 }),
    type: fc.constantFrom(...alertTypes, "", "hype-train", "__proto__"),
    isRepeated: fc.boolean(),
  }),
  { maxLength: 12 },
);

it("makes a call at least once in the time of the longest alert", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 99 }), (plan, failurePercent) => {
      const chance = seeded(JSON.stringify(plan));
      const arrivals = plan.map(({ type }, number) => ({
        at: 0,
        event: { type, username: `fox-${number}` },
      }));
      const overlay = new VirtualOverlay(
        upstreamOf(arrivals, () => chance() * 100 < failurePercent),
        { chance },
      ).runUntil(300_000);
      const moments = [0, ...overlay.of("request").map(({ at }) => at), 300_000];
      const gaps = moments.map((at, index) => at - (moments[index - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(21_000);
    }),
    runs(40),
  );
});
