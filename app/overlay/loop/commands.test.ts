import { expect, it } from "vitest";
import { follows, queueOf, VirtualOverlay } from "../../../tests/overlay/virtual-overlay";
import { createTestAlert } from "./alerts";
import { MAX_STORED_AGE_MS } from "./state";
import { initialControls } from "./stored";

const paused = { type: "controls", controls: { ...initialControls, paused: true } } as const;
const resumed = { type: "controls", controls: initialControls } as const;

it("after a reload, the overlay continues the current alert without its sound and keeps waiting alerts", () => {
  const overlay = new VirtualOverlay(queueOf(follows("a", "b", "c")));
  overlay.feed(paused);
  overlay.runUntil(5_000);
  expect(overlay.state.waiting).toHaveLength(2);
  const reloaded = overlay.reload(9_000);
  expect(reloaded.state.onScreen?.since).toBe(0);
  reloaded.feed(resumed);
  expect(reloaded.runUntil(60_000).timeline).toEqual([
    ["b", 16_000],
    ["c", 32_000],
  ]);
  expect(reloaded.effects.filter((effect) => effect.type === "play")).toHaveLength(2);
});

it.each([
  [MAX_STORED_AGE_MS, ["b"]],
  [MAX_STORED_AGE_MS + 1, []],
])(
  "after a reload that takes %i ms, the overlay shows the waiting alerts of the users %j",
  (age, names) => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b")));
    const reloaded = overlay.reload(age).runUntil(age + 20_000);
    expect(reloaded.names()).toEqual(names);
  },
);

it("a paused overlay ends the current alert, and starts no waiting alert", () => {
  const overlay = new VirtualOverlay(queueOf(follows("a", "b")));
  overlay.feed(paused);
  overlay.runUntil(100_000);
  expect(overlay.state).toMatchObject({ onScreen: undefined, waiting: [{}] });
  overlay.feed(resumed);
  expect(overlay.timeline).toEqual([
    ["a", 0],
    ["b", 100_000],
  ]);
});

it("a skipped alert ends at once, and the next alert follows after the gap between two alerts", () => {
  const overlay = new VirtualOverlay(queueOf(follows("a", "b"))).runUntil(2_000);
  overlay.feed({ type: "skip" });
  expect(overlay.effects.at(-1)).toMatchObject({ type: "store" });
  expect(overlay.effects.filter((effect) => effect.type === "silence")).toHaveLength(1);
  expect(overlay.runUntil(10_000).timeline[1]).toEqual(["b", 3_000]);
});

it("the Clear command removes waiting alerts and unread events", () => {
  const names = Array.from({ length: 99 }, (_, number) => `${number}`);
  const overlay = new VirtualOverlay(queueOf(follows(...names)));
  overlay.feed({ type: "watch" });
  expect(overlay.state.waiting).toHaveLength(50);
  overlay.feed({ type: "clear" });
  overlay.runUntil(60_000);
  expect(overlay.state).toMatchObject({ waiting: [], position: 99 });
  expect(overlay.names()).toEqual(["0"]);
});

it("the overlay shows test alerts in order", () => {
  const overlay = new VirtualOverlay(queueOf([]));
  overlay.feed({ type: "show", alert: createTestAlert("raid") });
  overlay.feed({ type: "show", alert: createTestAlert("gift") });
  overlay.runUntil(60_000);
  expect(overlay.timeline.map(([, at]) => at)).toEqual([0, 21_000]);
});
