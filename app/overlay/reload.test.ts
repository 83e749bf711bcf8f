import { describe, expect, it } from "vitest";
import { MAX_STORED_AGE_MS } from "./loop";
import { parseStoredState, type StoredState } from "./loop-state";
import { eventOf, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";

const events = ["a", "b", "c", "d"].map((name) => eventOf("follow", name));

/** The same source after a reload: what it kept, as text, is all it has. */
function reloaded(before: VirtualOverlay, now = before.now): VirtualOverlay {
  const stored = before.stored && parseStoredState(JSON.stringify(before.stored));
  return new VirtualOverlay(queueOf(events), { now, stored });
}

describe("a reload", () => {
  it.each([
    ["in the first moment of an alert", 0],
    ["in the middle of an alert", 7_000],
    ["in the pause after it", 15_500],
    ["at the next one", 16_000],
    ["in the last pause", 63_500],
  ])("%s neither repeats nor loses one", (_name, moment) => {
    const before = new VirtualOverlay(queueOf(events)).runUntil(moment);
    const after = reloaded(before).runUntil(moment + 100_000);
    const started = (overlay: VirtualOverlay) =>
      overlay.shows().flatMap(({ alert, elapsed }) => (elapsed === 0 ? [alert.username] : []));
    // One that begins in the very moment of the reload had no time to be seen.
    const seen = moment % 16_000 === 0 ? started(before).slice(0, -1) : started(before);
    expect([...seen, ...started(after)]).toEqual(["a", "b", "c", "d"]);
  });

  it("lets the alert that was cut short go on where it would be, in silence", () => {
    const before = new VirtualOverlay(queueOf(events)).runUntil(7_000);
    const after = reloaded(before, 9_000).runUntil(16_000);
    expect(after.shows().map(({ alert, elapsed, at }) => [alert.username, elapsed, at])).toEqual([
      ["a", 9_000, 9_000],
      ["b", 0, 16_000],
    ]);
    expect(after.of("hide").map(({ at }) => at)).toEqual([15_000]);
  });

  it("after reload after reload stays in step", () => {
    let overlay = new VirtualOverlay(queueOf(events)).runUntil(2_000);
    for (const now of [4_000, 6_000, 8_000]) overlay = reloaded(overlay, now).runUntil(now + 1_000);
    overlay.runUntil(16_000);
    expect(overlay.shows().map(({ alert, at }) => [alert.username, at])).toEqual([
      ["a", 8_000],
      ["b", 16_000],
    ]);
  });

  it("counts the queue before it reads on, however often that fails", () => {
    const before = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    const stored = parseStoredState(JSON.stringify(before.stored));
    const overlay = new VirtualOverlay(() => undefined, { now: 2_000, stored }).runUntil(60_000);
    expect(new Set(overlay.of("request").map(({ call }) => call.what))).toEqual(new Set(["count"]));
    expect(overlay.shows().map(({ alert }) => alert.username)).toEqual(["a"]);
  });

  it("still knows what was delivered", () => {
    const twice = [eventOf("raid", "a"), eventOf("raid", "a"), eventOf("raid", "b")];
    const before = new VirtualOverlay(queueOf(twice)).runUntil(20_500);
    const stored = parseStoredState(JSON.stringify(before.stored!));
    const after = new VirtualOverlay(queueOf(twice), { now: 20_600, stored }).runUntil(60_000);
    const fresh = after.shows().filter(({ elapsed }) => elapsed === 0);
    expect(fresh.map(({ alert }) => alert.username)).toEqual(["b"]);
  });
});

describe("a stored state", () => {
  const now = 1_800_000_000_000;
  const stored = (some: Partial<StoredState> = {}): StoredState => ({
    next: 9,
    count: 9,
    at: now - 5_000,
    waiting: [],
    delivered: [],
    handledIds: [],
    ...some,
  });

  it.each([
    ["none", 12, undefined, 12],
    ["a recent one", 12, stored(), 9],
    ["one at the end of the queue", 9, stored(), 9],
    ["one of another day", 12, stored({ at: now - 86_400_000 }), 12],
    ["one that is just too old", 12, stored({ at: now - MAX_STORED_AGE_MS - 1 }), 12],
    ["one that is just not too old", 12, stored({ at: now - MAX_STORED_AGE_MS }), 9],
    ["one of a queue that has begun anew", 4, stored(), 4],
    ["one of an upstream that never counts on", 3, stored({ count: 3 }), 9],
    ["one of a clock that was set back since", 12, stored({ at: now + 4_000 }), 9],
  ])("%s, with a count of %i, continues at the right event", (_name, count, some, next) => {
    const overlay = new VirtualOverlay(queueOf([], count), { now, stored: some }).runUntil(now);
    expect(overlay.state.next).toBe(next);
  });

  it.each([
    ["just came", now, [[0, now]]],
    ["was cut short", now - 4_000, [[4_000, now]]],
    ["is over", now - 15_500, []],
    ["is to come by another clock", now + 1, []],
  ])("shows an alert again that %s", (_name, since, shows) => {
    const alert = { type: "follow" as const, username: "a" };
    const entry = { key: "8-follow-a", members: [{ alert, position: 8, at: since }] };
    const screen = { entry, since, shown: 15_000, hidden: false };
    const overlay = new VirtualOverlay(queueOf([], 9), { now, stored: stored({ screen }) });
    expect(overlay.shows().map(({ elapsed, at }) => [elapsed, at])).toEqual(shows);
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "17",
    '"text"',
    "[]",
    '{"next":1,"at":1}',
    '{"next":1,"count":1,"at":"now"}',
    '{"next":1,"count":1,"at":1}',
  ])("is none in %s", (text) => expect(parseStoredState(text)).toBeUndefined());
});
