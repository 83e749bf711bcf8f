import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import {
  nameOf,
  runs,
  upstreamOf,
  VirtualOverlay,
  type Arrival,
} from "../../tests/overlay/virtual-overlay";
import { alertTypes, isAlert } from "./events";
import { MAX_FAILURES } from "./reading";

const plans = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 40_000 }),
    type: fc.constantFrom(...alertTypes, "", "hype-train", "__proto__"),
    isRepeated: fc.boolean(),
  }),
  { maxLength: 12 },
);
const reloads = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 4 });
const failures = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });

it("shows every alert once and in order, whatever fails and whenever the page is reloaded", () => {
  fc.assert(
    fc.property(plans, reloads, failures, (plan, moments, failing) => {
      let at = 1_000;
      const arrivals = plan.flatMap(({ gap, type, isRepeated }, number): Arrival[] => {
        at += gap;
        const arrival = { at, event: { id: `${number}`, type, username: `fox-${number}` } };
        return isRepeated ? [arrival, arrival] : [arrival];
      });
      let calls = 0;
      // An event that fails more often is skipped when the one behind it can be read.
      let failuresInRow = 0;
      const fails = () => {
        const isFailing = failing[calls++] && failuresInRow < MAX_FAILURES - 1;
        failuresInRow = isFailing ? failuresInRow + 1 : 0;
        return failuresInRow > 0;
      };
      let overlay = new VirtualOverlay(upstreamOf(arrivals, fails)).runUntil(1_000);
      // Without a first count there is nothing to continue from.
      while (overlay.state.next === undefined) overlay.runUntil(overlay.now + 1_000);
      const expected = arrivals
        .filter((arrival) => arrival.at > overlay.now && isAlert(arrival.event))
        .map(({ event }) => nameOf(event));
      const shown: string[] = [];
      const collect = () => {
        const started = overlay.shows().filter(({ elapsed }) => elapsed === 0);
        shown.push(...started.map(({ alert }) => nameOf(alert)));
      };
      for (const moment of moments.sort((a, b) => a - b)) {
        if (moment <= overlay.now) continue;
        overlay.runUntil(moment);
        collect();
        overlay = overlay.reload(moment + 1);
      }
      overlay.runUntil(overlay.now + 1_000_000);
      collect();
      expect(shown).toEqual([...new Set(expected)]);
    }),
    runs(100),
  );
});

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
