import { expect, it } from "vitest";
import { follows, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { initialControls } from "./controls";

it("reports the alert on screen, waiting and shown ones, and the position in the queue", () => {
  const overlay = new VirtualOverlay(queueOf(follows("a", "b", "c"), 4)).runUntil(18_000);
  overlay.feed({ type: "watched" });
  expect(overlay.report()).toEqual({
    overlay: "overlay",
    at: 18_000,
    connection: "connected",
    position: 5,
    count: 7,
    showing: { key: "5-follow-b", position: 5, alerts: follows("b"), at: 16_000, ends: 31_000 },
    waiting: [{ key: "6-follow-c", position: 6, alerts: follows("c"), at: 18_000 }],
    shown: [{ key: "4-follow-a", position: 4, alerts: follows("a"), at: 0 }],
    controls: initialControls({ volume: 1 }),
  });
});

it("has short, well-formed keys", () => {
  const overlay = new VirtualOverlay(queueOf(follows(`${"x".repeat(39)}🦊`))).runUntil(1_000);
  const { key } = overlay.report().showing!;
  expect(key.isWellFormed()).toBe(true);
  expect(key.length).toBeLessThan(100);
});

it("reports a lost connection, and the last 50 alerts", () => {
  let isDown = false;
  const queue = queueOf(follows(...Array.from({ length: 70 }, (_, number) => `fox-${number}`)));
  const overlay = new VirtualOverlay((call, now) => (isDown ? undefined : queue(call, now)));
  expect(overlay.report().position).toBeUndefined();
  overlay.runUntil(16_000 * 70);
  expect(overlay.report().shown).toHaveLength(50);
  expect(overlay.report().shown[0]?.position).toBe(69);
  isDown = true;
  overlay.runUntil(overlay.now + 5_000);
  expect(overlay.report().connection).toBe("retrying");
});

it("reads events ahead while a dock listens, and shows them at the same times", () => {
  const events = follows("a", "b", "c", "d");
  const alone = new VirtualOverlay(queueOf(events)).runUntil(100_000);
  const watched = new VirtualOverlay(queueOf(events)).runUntil(1_000);
  watched.feed({ type: "watched" });
  expect(watched.report().waiting).toHaveLength(3);
  watched.runUntil(100_000);
  expect(watched.shows()).toEqual(alone.shows());
  expect(watched.hideTimes()).toEqual(alone.hideTimes());
  // The dock has been silent for half a minute.
  expect(watched.requests().filter(([, at]) => at > 31_000 && at < 63_000)).toEqual([]);
});
