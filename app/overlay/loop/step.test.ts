import { expect, it } from "vitest";
import {
  eventOf,
  follows,
  queueOf,
  VirtualOverlay,
  type Answer,
} from "../../../tests/overlay/virtual-overlay";

const failure = { type: "failure" } as const;

/** The requests of an overlay until `end`. */
function requestsUntil(end: number, answer: Answer) {
  return new VirtualOverlay(answer).runUntil(end).requests();
}

it("the overlay requests the event count at the start and reads events from that position on", () => {
  expect(requestsUntil(0, queueOf(follows("old", "older"), 2))).toEqual([
    ["count", 0],
    [2, 0],
  ]);
});

it("the overlay requests a position without an event again after 1 s, up to five times", () => {
  const requests = requestsUntil(6_000, queueOf([]));
  expect(requests.slice(1)).toEqual([
    ...[0, 1_000, 2_000, 3_000, 4_000].map((at) => [0, at]),
    ["count", 5_000],
    ...[5_000, 6_000].map((at) => [0, at]),
  ]);
});

it.each([
  ["follow", 15_000, 16_000],
  ["sub", 15_000, 16_000],
  ["cheer", 15_000, 16_000],
  ["gift", 20_000, 21_000],
  ["raid", 20_000, 21_000],
])(
  "the overlay shows a %s alert for %i ms and requests the next position after %i ms",
  (type, shown, next) => {
    const overlay = new VirtualOverlay(queueOf([eventOf(type), ...follows("Next")]));
    overlay.runUntil(30_000);
    expect(overlay.timeline).toEqual([
      [`${type}-fox`, 0],
      ["Next", next],
    ]);
    expect(overlay.effects.filter((effect) => effect.type === "play")).toMatchObject([
      { alertType: type, at: 0 },
      { alertType: "follow", at: next },
    ]);
    expect(overlay.effects.find((effect) => effect.type === "silence")?.at).toBe(shown);
    expect(overlay.requests().find(([position]) => position === 1)?.[1]).toBe(next);
  },
);

it("the overlay skips a position with an unknown event type after five repeated requests", () => {
  const overlay = new VirtualOverlay(queueOf([eventOf("hype"), ...follows("Vixy")]));
  expect(overlay.runUntil(10_000).timeline).toEqual([["Vixy", 6_000]]);
  expect(overlay.requests().filter(([position]) => position === 0)).toHaveLength(6);
});

it("the overlay repeats a failed request with doubled delays of at most 5 s", () => {
  let isDown = true;
  const answer = queueOf(follows("Vixy"));
  const overlay = new VirtualOverlay((...call) =>
    isDown && call[1] > 0 ? failure : answer(...call),
  ).runUntil(0);
  overlay.feed({ type: "skip" });
  overlay.runUntil(17_000);
  isDown = false;
  overlay.runUntil(30_000);
  expect(overlay.requests().slice(2, 8)).toEqual([
    [1, 1_000],
    ...[3_000, 7_000, 12_000, 17_000].map((at) => ["count", at]),
    ["count", 22_000],
  ]);
  expect(overlay.requests()[8]).toEqual([1, 22_000]);
});

it("the overlay reads from position 0 if the event count is smaller than the position", () => {
  let events = follows("a", "b", "c");
  const overlay = new VirtualOverlay((position, now) =>
    position === undefined
      ? { type: "count", count: now === 0 ? 0 : events.length }
      : { type: "event", event: events[position] },
  );
  overlay.runUntil(60_000);
  events = follows("d", "e");
  expect(overlay.runUntil(120_000).names()).toEqual(["a", "b", "c", "d", "e"]);
});

it("the overlay never skips a position whose request fails", () => {
  const answer = queueOf([undefined, ...follows("Vixy")]);
  const overlay = new VirtualOverlay((position, now) =>
    position === 0 ? failure : answer(position, now),
  );
  expect(overlay.runUntil(600_000).state.position).toBe(0);
  // Ends when a dock clears the queue.
  overlay.feed({ type: "clear" });
  expect(overlay.state.position).toBe(2);
});

it("the overlay does not show an event with a known id again, even after a reload", () => {
  const events = [eventOf("follow", "a", "1"), eventOf("follow", "a", "1"), ...follows("b", "b")];
  const overlay = new VirtualOverlay(queueOf([...events, eventOf("raid", "a", "1")]));
  overlay.runUntil(17_000);
  const reloaded = overlay.reload().runUntil(100_000);
  expect([...overlay.names(), ...reloaded.names()]).toEqual(["a", "b", "b"]);
});
