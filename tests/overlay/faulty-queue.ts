import { overlayCalls } from "~/overlay/api.server";
import { isAlert, type OverlayEvent } from "~/overlay/events";
import type { Call, RelayResponse } from "~/overlay/loop-state";
import { isEmpty } from "~/upstream/call.server";

/** The data by which an upstream says that there is no event; undefined is a 404. */
export const noEventAnswers: readonly unknown[] = [
  {},
  [],
  "",
  0,
  false,
  "null",
  [{ type: "follow", username: "a fox in a list" }],
  { type: null },
  { event: null },
  undefined,
];

/** What a position of the queue has: a hole never gets an event. */
export type Place = OverlayEvent | "hole";

/** Text that is equal for equal events. */
export const textOf = (place: Place | undefined) => JSON.stringify(place);

/**
 * An upstream without event ids, whose queue can be replaced. It knows which alerts an overlay has to show that reads it
 * from its start on.
 */
export class FaultyQueue {
  places: Place[] = [];
  noEvent: unknown = {};
  /** What an overlay has read, by position. */
  private seen: Place[] = [];
  private readonly expected: string[] = [];
  /** An idle overlay asks for the same position all day. */
  private readonly parsed = new Map<unknown, OverlayEvent | undefined>();

  answer({ ...call }: Call): RelayResponse {
    if (call.what === "count") return { count: this.places.length };
    const place = this.places[call.position];
    const data: unknown = typeof place === "object" ? place : this.noEvent;
    if (data === undefined) return "missing";
    if (!this.parsed.has(data)) {
      this.parsed.set(data, isEmpty(data) ? undefined : overlayCalls.next.read.parse(data));
    }
    return { event: this.parsed.get(data) };
  }

  /** Replaces the queue. An overlay has read all of it. */
  replace(places: Place[]): void {
    this.closeQueue();
    this.places = places;
  }

  /** All alerts that an overlay has to show. */
  expectedAlerts(): string[] {
    this.closeQueue();
    return this.expected;
  }

  /** An event that equals the one read at its position is the same one, until one differs. */
  private closeQueue(): void {
    const { places, seen } = this;
    let isNew = false;
    for (const [position, place] of places.entries()) {
      if (place === "hole") continue;
      const before = seen[position];
      const isEqual: boolean = !isNew && textOf(place) === textOf(before);
      // An event in a hole was late.
      isNew ||= !isEqual && before !== "hole" && before !== undefined;
      if (!isEqual && isAlert(place)) this.expected.push(textOf(place));
    }
    this.seen = isNew ? places : [...places, ...seen.slice(places.length)];
  }
}
