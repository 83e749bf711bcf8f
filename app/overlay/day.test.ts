import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { alertTypes } from "./events";
import { parseStoredState } from "./loop-state";
import { MAX_FAILURES } from "./requests";
import {
  runs,
  upstreamOf,
  VirtualOverlay,
  withRepeats,
  type Arrival,
} from "../../tests/overlay/virtual-overlay";

const day = 24 * 60 * 60_000;

describe("24 hours with 5 % failing calls and second deliveries", () => {
  it.each(["monday", "friday", "charity marathon"])(
    "%s: 0 lost, 0 repeated, order kept",
    (seed) => {
      const chance = seeded(seed);
      const arrivals: Arrival[] = [];
      for (let at = 5_000, turn = 0; at < day - 3_600_000; turn += 1) {
        const type = alertTypes[Math.floor(chance() * alertTypes.length)]!;
        arrivals.push({ at, event: { type, username: `fox-${turn}`, count: turn } });
        // A minute apart on average, now and then many at once.
        at += chance() < 0.1 ? Math.floor(chance() * 900) : Math.floor(chance() * 120_000);
      }
      const deliveries = withRepeats(arrivals, chance, 0.2);
      expect(deliveries.length).toBeGreaterThan(arrivals.length);
      const overlay = new VirtualOverlay(
        upstreamOf(deliveries, () => chance() < 0.05),
        { chance },
      ).runUntil(day);

      const shown = overlay.shows().map(({ alert }) => alert.username);
      expect(shown).toEqual(arrivals.map(({ event }) => event.username));
      expect(arrivals.length).toBeGreaterThan(1_000);
      // One call a second at the very most, but for the count at a new beginning.
      expect(overlay.of("request").length).toBeLessThan((day / 1_000) * 1.05);
      expect(overlay.of("store").length).toBeLessThan(overlay.of("request").length / 5);
    },
  );
});

const arbitraryEvents = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 40_000 }),
    type: fc.constantFrom(...alertTypes, "", "hype-train", "__proto__"),
    repeats: fc.boolean(),
  }),
  { maxLength: 12 },
);

describe("whatever comes, in whatever order things fail,", () => {
  it("every alert is shown once, in order, and the page may be reloaded at any time", () => {
    fc.assert(
      fc.property(
        arbitraryEvents,
        fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (plan, reloads, failures) => {
          let at = 1_000;
          const arrivals = plan.flatMap(({ gap, type, repeats }, turn): Arrival[] => {
            at += gap;
            // By its id: failures may hold a second delivery back for longer than its text is remembered.
            const one = { at, event: { id: `event-${turn}`, type, username: `fox-${turn}` } };
            return repeats ? [one, one] : [one];
          });
          let calls = 0;
          // An event that fails for longer, while the one behind it can be had, is passed over.
          let inRow = 0;
          const fails = () => {
            inRow = failures[calls++] && inRow < MAX_FAILURES - 1 ? inRow + 1 : 0;
            return inRow > 0;
          };
          const upstream = upstreamOf(arrivals, fails);
          // What was there before the overlay began is not for it.
          let begin: number | undefined;
          const answer: typeof upstream = (call, now) => {
            const response = upstream(call, now);
            if (response && "count" in response) begin ??= response.count;
            return response;
          };
          let overlay = new VirtualOverlay(answer);
          const shown: string[] = [];
          const note = () => {
            for (const { alert, elapsed } of overlay.shows()) {
              if (elapsed === 0) shown.push(alert.username);
            }
          };
          // It has to have started once, to have a place to come back to.
          overlay.runUntil(1_000);
          while (overlay.state.next === undefined) overlay.runUntil(overlay.now + 1_000);
          for (const moment of [...reloads].sort((a, b) => a - b)) {
            if (moment <= overlay.now) continue;
            overlay.runUntil(moment);
            note();
            // A moment later: a page cannot come back in the moment it goes.
            overlay = new VirtualOverlay(answer, {
              now: moment + 1,
              stored: parseStoredState(JSON.stringify(overlay.stored!)),
            });
          }
          overlay.runUntil(overlay.now + 1_000_000);
          note();
          const expected = arrivals
            .slice(begin)
            .filter(({ event }) => (alertTypes as readonly string[]).includes(event.type))
            .map(({ event }) => event.username);
          expect(shown).toEqual([...new Set(expected)]);
        },
      ),
      runs(100),
    );
  });

  it("the loop never waits for more than its longest alert", () => {
    fc.assert(
      fc.property(arbitraryEvents, fc.integer({ min: 0, max: 99 }), (plan, likelihood) => {
        const chance = seeded(JSON.stringify(plan));
        const arrivals = plan.map(({ type }, turn) => ({
          at: 0,
          event: { type, username: `fox-${turn}` },
        }));
        const overlay = new VirtualOverlay(
          upstreamOf(arrivals, () => chance() * 100 < likelihood),
          { chance },
        ).runUntil(300_000);
        const moments = [0, ...overlay.of("request").map(({ at }) => at), 300_000];
        const longest = Math.max(...moments.map((at, turn) => at - (moments[turn - 1] ?? 0)));
        expect(longest).toBeLessThanOrEqual(21_000);
      }),
      runs(40),
    );
  });
});
