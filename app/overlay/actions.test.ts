import { describe, expect, it } from "vitest";
import { eventOf, follows, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { getClearing } from "./dock/dock-store";
import type { Alert, OverlayEvent } from "./events";
import { MAX_STORED_AGE_MS } from "./loop";
import { MAX_READ_AHEAD } from "./calls";

const getKey = (overlay: VirtualOverlay) => overlay.report().showing!.key;
const foxes = (count: number) => Array.from({ length: count }, (_, number) => `fox-${number}`);

describe("while paused", () => {
  it("the alert on screen ends in time, and the others wait until alerts are resumed", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b", "c"))).runUntil(3_000);
    overlay.apply({ paused: true });
    overlay.runUntil(3_600_000);
    expect(overlay.hideTimes()).toEqual([15_000]);
    expect(overlay.report().waiting.map(({ position }) => position)).toEqual([1, 2]);
    overlay.apply({ paused: false });
    overlay.runUntil(3_700_000);
    expect(overlay.timeline()).toEqual([
      ["a", 0],
      ["b", 3_600_000],
      ["c", 3_616_000],
    ]);
  });

  it("waiting alerts survive a reload of any length; without a pause they are forgotten", () => {
    const before = new VirtualOverlay(queueOf(follows("a", "b", "c"))).runUntil(3_000);
    before.apply({ paused: true });
    before.runUntil(20_000);
    const later = 20_000 + 3 * MAX_STORED_AGE_MS;
    const after = before.reload(later).runUntil(later + 1_000);
    expect(after.report().waiting).toHaveLength(2);
    after.apply({ paused: false });
    expect(after.runUntil(later + 60_000).names()).toEqual(["b", "c"]);

    before.apply({ paused: false });
    const atEnd = before.reload(later, (call, now) =>
      call.what === "count" ? { count: 3 } : before.answer(call, now),
    );
    expect(atEnd.runUntil(later + 60_000).names()).toEqual([]);
  });

  it("tests are shown, and replays wait", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a"))).runUntil(20_000);
    overlay.apply({ paused: true });
    overlay.act({ id: "1", type: "replay", alerts: [eventOf("raid", "b") as Alert] });
    overlay.act({ id: "2", type: "test", alertType: "sub" });
    overlay.runUntil(60_000);
    expect(overlay.shows().map(({ key }) => key)).toEqual(["0-follow-a", "test-2"]);
    overlay.apply({ paused: false });
    expect(overlay.shows().at(-1)!.key).toBe("replay-1");
  });

  it("a limited number of events is read ahead, and the others afterwards", () => {
    const names = foxes(2 * MAX_READ_AHEAD);
    const overlay = new VirtualOverlay(queueOf(follows(...names))).runUntil(0);
    overlay.apply({ paused: true });
    overlay.runUntil(600_000);
    expect(overlay.report().waiting.length).toBeLessThanOrEqual(MAX_READ_AHEAD);
    overlay.apply({ paused: false });
    overlay.runUntil(600_000 + 16_000 * names.length);
    expect(overlay.names()).toEqual(names);
  });
});

describe("skip", () => {
  it("hides the alert with its key only, and the next one follows after a second", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b"))).runUntil(4_000);
    const key = getKey(overlay);
    overlay.act({ id: "1", type: "skip", key });
    expect(overlay.report().showing).toBeUndefined();
    overlay.act({ id: "2", type: "skip", key });
    overlay.runUntil(6_000);
    overlay.act({ id: "3", type: "skip", key });
    overlay.act({ id: "1", type: "skip", key: getKey(overlay) });
    overlay.runUntil(50_000);
    expect(overlay.hideTimes()).toEqual([4_000, 20_000]);
    expect(overlay.timeline()).toEqual([
      ["a", 0],
      ["b", 5_000],
    ]);
  });

  it("is not undone by a reload", () => {
    const before = new VirtualOverlay(queueOf(follows("a", "b"))).runUntil(4_000);
    before.act({ id: "1", type: "skip", key: getKey(before) });
    expect(before.reload(4_100).runUntil(9_000).names()).toEqual(["b"]);
  });
});

describe("replays and tests", () => {
  it("come once, before waiting alerts, and are no part of the queue", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b"))).runUntil(2_000);
    const { alerts } = overlay.report().showing!;
    for (const _twice of [1, 2]) overlay.act({ id: "1", type: "replay", alerts });
    overlay.act({ id: "2", type: "test", alertType: "gift" });
    overlay.runUntil(16_000);
    expect(overlay.stored).toMatchObject({ next: 1, screen: undefined });
    overlay.runUntil(80_000);
    expect(overlay.shows().map(({ key, at }) => [key, at])).toEqual([
      ["0-follow-a", 0],
      ["replay-1", 16_000],
      ["test-2", 32_000],
      ["1-follow-b", 53_000],
    ]);
    expect(overlay.report().shown.map(({ key }) => key)).toEqual([
      "1-follow-b",
      "test-2",
      "0-follow-a",
    ]);
    expect(overlay.report().shown.map(({ isTest }) => isTest)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it("are limited in number and length, and replays contain known types only", () => {
    const overlay = new VirtualOverlay(queueOf([])).runUntil(0);
    const unknown = { type: "hype", username: "" } as never;
    overlay.act({ id: "none", type: "replay", alerts: [] });
    overlay.act({ id: "unknown", type: "replay", alerts: [unknown] });
    expect(overlay.shows()).toEqual([]);
    const alerts = follows(...foxes(60)) as Alert[];
    overlay.act({ id: "many", type: "replay", alerts: [unknown, ...alerts] });
    expect(overlay.shows()[0]!.alerts).toEqual(alerts.slice(0, MAX_READ_AHEAD));
    for (const id of foxes(200)) overlay.act({ id, type: "test", alertType: "follow" });
    expect(overlay.state.extras).toHaveLength(20);
    expect(overlay.state.handledIds).toHaveLength(50);
  });

  it("are not repeated by a reload", () => {
    const before = new VirtualOverlay(queueOf(follows("a"))).runUntil(20_000);
    before.act({ id: "1", type: "test", alertType: "raid" });
    const after = before.reload(60_000).runUntil(61_000);
    after.act({ id: "1", type: "test", alertType: "raid" });
    expect(after.shows()).toEqual([]);
  });
});

describe("clear", () => {
  const events = follows(...foxes(9));

  it("drops events before a position that were not read yet, and no others", () => {
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    overlay.act({ id: "1", type: "clear", before: 7 });
    overlay.act({ id: "2", type: "clear", before: 3 });
    expect(overlay.runUntil(100_000).names()).toEqual(["fox-0", "fox-7", "fox-8"]);
  });

  it("drops alerts that were read ahead and replays", () => {
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    overlay.apply({ paused: true });
    overlay.act({ id: "1", type: "replay", alerts: [events[0] as Alert] });
    overlay.runUntil(30_000);
    overlay.act({ id: "2", type: "clear", before: 8 });
    expect(overlay.report()).toMatchObject({ waiting: [{ position: 8 }], position: 8 });
    overlay.apply({ paused: false });
    expect(overlay.runUntil(90_000).names()).toEqual(["fox-0", "fox-8"]);
  });

  it("drops a whole burst, as the queue is counted when a dock listens", () => {
    const upstream = { events: [] as OverlayEvent[] };
    const overlay = new VirtualOverlay((call) =>
      call.what === "count"
        ? { count: upstream.events.length }
        : { event: upstream.events[call.position] },
    ).runUntil(500);
    overlay.feed({ type: "watched" });
    upstream.events = follows(...foxes(200));
    overlay.runUntil(3_000);
    overlay.feed({ type: "watched" });
    const before = getClearing(overlay.report()).before;
    expect(before).toBe(200);
    overlay.act({ id: "1", type: "clear", before });
    expect(overlay.runUntil(600_000).names()).toEqual(["fox-0"]);
  });

  it("ends at the end of the queue, when the position is behind it", () => {
    let length = 4;
    const overlay = new VirtualOverlay((call) =>
      call.what === "count" ? { count: 0 } : { event: events.slice(0, length)[call.position] },
    ).runUntil(1_000);
    overlay.act({ id: "1", type: "clear", before: 1e9 });
    overlay.runUntil(30_000);
    length = 5;
    expect(overlay.runUntil(60_000).names()).toEqual(["fox-0", "fox-4"]);
  });

  it("continues after a reload", () => {
    let isDown = false;
    const queue = queueOf(events);
    const before = new VirtualOverlay((call, now) => (isDown ? undefined : queue(call, now)));
    before.runUntil(1_000);
    isDown = true;
    before.act({ id: "1", type: "clear", before: 9 });
    before.runUntil(2_000);
    isDown = false;
    expect(before.reload(2_100).runUntil(60_000).names()).toEqual(["fox-0"]);
  });

  it("applies to a stored position before the first count", () => {
    const before = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    const after = before.reload(40_000, (call, now) =>
      call.what === "count" ? { count: 9 } : before.answer(call, now),
    );
    after.act({ id: "1", type: "clear", before: 8 });
    expect(after.runUntil(90_000).names()).toEqual(["fox-8"]);
  });
});
