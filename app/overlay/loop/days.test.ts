import fc from "fast-check";
import { expect, it } from "vitest";
import { eventOf, VirtualOverlay } from "../../../tests/overlay/virtual-overlay";
import { alertTypes, type OverlayEvent } from "./alerts";
import type { LoopInput } from "./state";

const DAYS = 200;
/** Until all alerts of a day have been shown. */
const DRAIN_MS = 12 * 60_000;

/** What happens on a day, each after some seconds. */
const happening = fc.record({
  seconds: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
  what: fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...alertTypes) },
    fc.constantFrom("hole", "unknown type"),
    fc.constantFrom("outage", "reload"),
    fc.constantFrom("restart"),
  ),
});
const day = fc.array(happening, { minLength: 30, maxLength: 30 });

/** An upstream that empties its queue when it restarts. It knows which events an overlay cannot or need not show. */
class SimulatedDay {
  overlay: VirtualOverlay | undefined;
  readonly arrived: string[] = [];
  readonly lost = new Set<string>();
  /** Lost although the queue contained them: the rule gives them up. */
  givenUp = 0;
  private places: (OverlayEvent | undefined)[] = [];
  private isDown = false;
  private isNew = false;

  readonly answer = (position: number | undefined): LoopInput => {
    if (this.isDown) return { type: "failure" };
    if (position !== undefined) return { type: "event", event: this.places[position] };
    if (this.isNew) this.giveUp(this.overlay?.state.position ?? 0);
    this.isNew = false;
    return { type: "count", count: this.places.length };
  };

  run(what: string): void {
    const name = `${this.arrived.length}`;
    if (what === "outage") this.isDown = !this.isDown;
    else if (what === "reload") this.overlay = this.overlay!.reload(this.overlay!.now + 20_000);
    else if (what === "hole") this.places.push(undefined);
    else if (what === "unknown type") this.places.push(eventOf("hype"));
    else if (what === "restart") {
      this.loseFrom(this.isNew ? 0 : (this.overlay!.state.position ?? 0));
      this.places = [];
      this.isNew = true;
    } else {
      this.arrived.push(name);
      this.places.push(eventOf(what, name));
    }
  }

  end(): void {
    this.isDown = false;
    this.overlay!.runUntil(this.overlay!.now + DRAIN_MS);
  }

  /** No overlay can read these. */
  private loseFrom(position: number): void {
    for (const event of this.places.slice(position)) if (event) this.lost.add(event.username);
  }

  /** A new queue that is not shorter than the position is not noticed: the events before the position are not read. */
  private giveUp(position: number): void {
    if (this.places.length < position) return;
    for (const event of this.places.slice(0, position)) {
      if (event) this.lost.add(event.username);
      this.givenUp += 1;
    }
  }
}

it(`shows each alert of ${DAYS} days once and in order, but for what the rule gives up`, () => {
  let [arrived, givenUp] = [0, 0];
  fc.assert(
    fc.property(day, (happenings) => {
      const simulated = new SimulatedDay();
      simulated.overlay = new VirtualOverlay(simulated.answer);
      const shown: string[] = [];
      for (const { seconds, what } of happenings) {
        const { overlay } = simulated;
        overlay.runUntil(overlay.now + seconds * 1_000);
        if (what === "reload") shown.push(...overlay.names());
        simulated.run(what);
      }
      simulated.end();
      shown.push(...simulated.overlay.names());
      const expected = simulated.arrived.filter(
        (name) => !simulated.lost.has(name) || shown.includes(name),
      );
      expect(shown).toEqual(expected);
      arrived += simulated.arrived.length;
      givenUp += simulated.givenUp;
    }),
    { numRuns: DAYS, endOnFailure: true },
  );
  expect(arrived).toBeGreaterThan(DAYS * 20);
  expect(givenUp).toBeGreaterThan(0);
  expect(givenUp).toBeLessThan(arrived / 10);
});
