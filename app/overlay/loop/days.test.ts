import fc from "fast-check";
import { expect, it } from "vitest";
import { eventOf, VirtualOverlay } from "../../../tests/overlay/virtual-overlay";
import { alertTypes, type OverlayEvent } from "./alerts";

/** Time in which all alerts of a day are shown. */
const DRAIN_MS = 12 * 60_000;

/** Events of a day, each with its delay in seconds. */
const happening = fc.record({
  seconds: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
  what: fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...alertTypes) },
    fc.constantFrom("hole", "unknown type", "outage", "reload"),
  ),
});
const day = fc.array(happening, { minLength: 30, maxLength: 30 });

it("the overlay shows each alert of a day once and in order", () => {
  fc.assert(
    fc.property(day, (happenings) => {
      const places: (OverlayEvent | undefined)[] = [];
      const [arrived, shown]: [string[], string[]] = [[], []];
      let isDown = false;
      let overlay = new VirtualOverlay((position) => {
        if (isDown) return { type: "failure" };
        if (position === undefined) return { type: "count", count: places.length };
        return { type: "event", event: places[position] };
      });
      for (const { seconds, what } of happenings) {
        overlay.runUntil(overlay.now + seconds * 1_000);
        if (what === "outage") isDown = !isDown;
        else if (what === "hole") places.push(undefined);
        else if (what === "unknown type") places.push(eventOf("hype"));
        else if (what === "reload") {
          shown.push(...overlay.names());
          overlay = overlay.reload(overlay.now + 20_000);
        } else {
          const name = String(arrived.length);
          arrived.push(name);
          places.push(eventOf(what, name));
        }
      }
      isDown = false;
      overlay.runUntil(overlay.now + DRAIN_MS);
      expect([...shown, ...overlay.names()]).toEqual(arrived);
    }),
    { numRuns: 200 },
  );
});
