import { describe, expect, it } from "vitest";
import { keptFor, parsePlace, startFrom, type KeptPlace } from "./kept-place";
import { eventOf, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { longestAlert, tablePace } from "./timing";

const events = ["a", "b", "c", "d"].map((name) => eventOf("follow", name));

/** The same source after a reload: what it kept, as text, is all it has. */
function reloaded(before: VirtualOverlay, now = before.now): VirtualOverlay {
  const kept = before.kept && parsePlace(JSON.stringify(before.kept));
  return new VirtualOverlay(queueOf(events), { now, kept });
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

  it("still knows what was delivered", () => {
    const twice = [eventOf("raid", "a"), eventOf("raid", "a"), eventOf("raid", "b")];
    const before = new VirtualOverlay(queueOf(twice)).runUntil(20_500);
    const kept = parsePlace(JSON.stringify(before.kept!));
    const after = new VirtualOverlay(queueOf(twice), { now: 20_600, kept }).runUntil(60_000);
    const fresh = after.shows().filter(({ elapsed }) => elapsed === 0);
    expect(fresh.map(({ alert }) => alert.username)).toEqual(["b"]);
  });
});

describe("a kept place", () => {
  const now = 1_800_000_000_000;
  const kept = (more: Partial<KeptPlace> = {}): KeptPlace => ({
    position: 9,
    count: 9,
    at: now - 5_000,
    delivered: [],
    ...more,
  });

  it.each([
    ["none", 12, undefined, { position: 12 }],
    ["a recent one", 12, kept(), { position: 9 }],
    ["one at the end of the queue", 9, kept(), { position: 9 }],
    ["one of another day", 12, kept({ at: now - 86_400_000 }), { position: 12 }],
    ["one that is just too old", 12, kept({ at: now - keptFor - 1 }), { position: 12 }],
    ["one that is just not too old", 12, kept({ at: now - keptFor }), { position: 9 }],
    ["one of a queue that has begun anew", 4, kept(), { position: 4 }],
    ["one of an upstream that never counts on", 3, kept({ count: 3 }), { position: 9 }],
    [
      "one with an alert that was cut short",
      12,
      kept({ since: now - 4_000 }),
      { position: 9, cut: { positions: [9], since: now - 4_000 } },
    ],
    [
      "one with an alert that has had its time",
      12,
      kept({ since: now - 60_000 }),
      { position: 10 },
    ],
    [
      "one with an alert that has just come",
      12,
      kept({ since: now }),
      { position: 9, cut: { positions: [9], since: now } },
    ],
    ["one with an alert to come", 12, kept({ since: now + 1 }), { position: 10 }],
    [
      "one with the longest alert at its end",
      12,
      kept({ since: now - longestAlert(tablePace) }),
      { position: 10 },
    ],
    ["one of a clock that was set back since", 12, kept({ at: now + 4_000 }), { position: 9 }],
  ])("%s, with a count of %i", (_name, count, place, start) => {
    expect(startFrom(count, place, now)).toEqual(start);
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "17",
    '"text"',
    "[]",
    '{"position":-1,"count":1,"at":1}',
    '{"position":1.5,"count":1,"at":1}',
    '{"position":1,"at":1}',
    '{"position":1,"count":1,"at":"now"}',
    '{"position":1,"count":"1","at":1}',
  ])("that says %s is none", (text) => expect(parsePlace(text)).toBeUndefined());
});
