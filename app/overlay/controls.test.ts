import { describe, expect, it } from "vitest";
import type { Controls } from "./control-messages.server";
import { alertTypes, type Alert } from "./events";
import { initialControls, latestControls, parseControls } from "./controls";
import { MAX_STORED_AGE_MS } from "./loop";
import { parseStoredState } from "./loop-state";
import type { Call } from "./loop-state";
import { MAX_READ_AHEAD } from "./requests";
import { eventOf, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";

const follows = (...names: string[]) => names.map((name) => eventOf("follow", name));
const namesOf = (overlay: VirtualOverlay) => overlay.shows().map(({ alert }) => alert.username);
const keyNow = (overlay: VirtualOverlay) => overlay.report().showing!.key;

/** The same source after a reload: what it kept, as text, is all it has. */
function reloaded(before: VirtualOverlay, answer: ReturnType<typeof queueOf>, now: number) {
  const stored = parseStoredState(JSON.stringify(before.stored!));
  const controls = parseControls(JSON.stringify(before.state.controls))!;
  return new VirtualOverlay(answer, { now, stored, controls });
}

describe("paused", () => {
  it("the alert on the screen ends as always, and none comes after it until it goes on", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b", "c"))).runUntil(3_000);
    overlay.apply({ paused: true });
    overlay.runUntil(3_600_000);
    expect(overlay.of("hide").map(({ at }) => at)).toEqual([15_000]);
    expect(namesOf(overlay)).toEqual(["a"]);
    expect(overlay.report().waiting.map(({ position }) => position)).toEqual([1, 2]);
    overlay.apply({ paused: false });
    overlay.runUntil(3_700_000);
    expect(overlay.shows().map(({ alert, at }) => [alert.username, at])).toEqual([
      ["a", 0],
      ["b", 3_600_000],
      ["c", 3_616_000],
    ]);
  });

  it("loses nothing over a reload, however long the source was away", () => {
    const answer = queueOf(follows("a", "b", "c"));
    const before = new VirtualOverlay(answer).runUntil(3_000);
    before.apply({ paused: true });
    before.runUntil(20_000);
    const after = reloaded(before, answer, 20_000 + 3 * MAX_STORED_AGE_MS).runUntil(
      21_000 + 3 * MAX_STORED_AGE_MS,
    );
    expect(after.report().waiting).toHaveLength(2);
    after.apply({ paused: false });
    after.runUntil(after.now + 60_000);
    expect(namesOf(after)).toEqual(["b", "c"]);
    // And without a pause it would have been forgotten.
    before.apply({ paused: false });
    const later = (call: Call) => (call.what === "count" ? { count: 3 } : answer(call));
    const late = reloaded(before, later, 20_001 + 3 * MAX_STORED_AGE_MS);
    expect(namesOf(late.runUntil(late.now + 60_000))).toEqual([]);
  });

  it("a test is shown all the same, a replay waits", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a"))).runUntil(20_000);
    overlay.apply({ paused: true });
    overlay.act({ id: "1", type: "replay", alerts: [eventOf("raid", "b") as Alert] });
    overlay.act({ id: "2", type: "test", alertType: "sub" });
    overlay.runUntil(60_000);
    expect(overlay.shows().map(({ key }) => key)).toEqual(["0-follow-a", "test-2"]);
    overlay.apply({ paused: false });
    expect(overlay.shows().map(({ key }) => key)).toEqual(["0-follow-a", "test-2", "replay-1"]);
  });

  it("reads no more ahead than it may, and all of it once there is room", () => {
    const names = Array.from({ length: 3 * MAX_READ_AHEAD }, (_, turn) => `fox-${turn}`);
    const overlay = new VirtualOverlay(queueOf(follows(...names))).runUntil(0);
    overlay.apply({ paused: true });
    overlay.runUntil(600_000);
    expect(overlay.report().waiting.length).toBeLessThanOrEqual(MAX_READ_AHEAD);
    overlay.apply({ paused: false });
    overlay.runUntil(600_000 + 16_000 * 3 * MAX_READ_AHEAD);
    expect(namesOf(overlay)).toEqual(names);
  });
});

describe("skip", () => {
  it("takes the alert off the screen, that one alone, and the next comes after a second", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b", "c"))).runUntil(4_000);
    const key = keyNow(overlay);
    overlay.act({ id: "1", type: "skip", key });
    expect(overlay.report().showing).toBeUndefined();
    overlay.act({ id: "2", type: "skip", key });
    overlay.runUntil(6_000);
    overlay.act({ id: "3", type: "skip", key });
    overlay.act({ id: "1", type: "skip", key: keyNow(overlay) });
    overlay.runUntil(50_000);
    expect(overlay.of("hide").map(({ at }) => at)).toEqual([4_000, 20_000, 36_000]);
    expect(overlay.shows().map(({ alert, at }) => [alert.username, at])).toEqual([
      ["a", 0],
      ["b", 5_000],
      ["c", 21_000],
    ]);
  });

  it("holds over a reload in the next moment", () => {
    const answer = queueOf(follows("a", "b"));
    const before = new VirtualOverlay(answer).runUntil(4_000);
    before.act({ id: "1", type: "skip", key: keyNow(before) });
    const after = reloaded(before, answer, 4_100).runUntil(9_000);
    expect(namesOf(after)).toEqual(["b"]);
  });
});

describe("replay and test", () => {
  it("come after the alert on screen and before those that wait, and have no position", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b"))).runUntil(2_000);
    const { alerts } = overlay.report().showing!;
    overlay.act({ id: "1", type: "replay", alerts });
    overlay.act({ id: "1", type: "replay", alerts });
    for (const alertType of alertTypes) overlay.act({ id: alertType, type: "test", alertType });
    overlay.runUntil(16_000);
    expect(overlay.stored).toMatchObject({ next: 1 });
    overlay.runUntil(150_000);
    expect(overlay.shows().map(({ key, at }) => [key, at])).toEqual([
      ["0-follow-a", 0],
      ["replay-1", 16_000],
      ["test-follow", 32_000],
      ["test-sub", 48_000],
      ["test-gift", 64_000],
      ["test-cheer", 85_000],
      ["test-raid", 101_000],
      ["1-follow-b", 122_000],
    ]);
    // What was not of the queue is not remembered as shown.
    expect(overlay.report().shown.map(({ key }) => key)).toEqual(["1-follow-b", "0-follow-a"]);
  });

  it("of nothing that can be shown is none; more than twenty do not pile up", () => {
    const overlay = new VirtualOverlay(queueOf([])).runUntil(0);
    overlay.act({ id: "none", type: "replay", alerts: [] });
    overlay.act({ id: "odd", type: "replay", alerts: [{ type: "hype", username: "" } as never] });
    expect(overlay.shows()).toEqual([]);
    for (let turn = 0; turn < 200; turn += 1) {
      overlay.act({ id: `${turn}`, type: "test", alertType: "follow" });
    }
    expect(overlay.state.extras).toHaveLength(20);
    expect(overlay.state.handledIds).toHaveLength(50);
  });

  it("done before a reload are not done again after it", () => {
    const answer = queueOf(follows("a"));
    const before = new VirtualOverlay(answer).runUntil(20_000);
    before.act({ id: "1", type: "test", alertType: "raid" });
    const after = reloaded(before, answer, 60_000).runUntil(61_000);
    after.act({ id: "1", type: "test", alertType: "raid" });
    expect(after.shows()).toEqual([]);
  });
});

describe("clear", () => {
  const events = Array.from({ length: 9 }, (_, turn) => eventOf("follow", `fox-${turn}`));

  it("passes over what waits before a position, and nothing from it on", () => {
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    overlay.act({ id: "1", type: "clear", before: 7 });
    overlay.act({ id: "2", type: "clear", before: 3 });
    overlay.runUntil(100_000);
    expect(namesOf(overlay)).toEqual(["fox-0", "fox-7", "fox-8"]);
  });

  it("of what was read ahead, and of replays that wait", () => {
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    overlay.apply({ paused: true });
    overlay.act({ id: "1", type: "replay", alerts: [events[0] as Alert] });
    overlay.runUntil(30_000);
    overlay.act({ id: "2", type: "clear", before: 9 });
    expect(overlay.report()).toMatchObject({ waiting: [], position: 9 });
    overlay.apply({ paused: false });
    overlay.runUntil(90_000);
    expect(namesOf(overlay)).toEqual(["fox-0"]);
  });

  it("before a place that never comes ends with the queue", () => {
    let there = 4;
    const overlay = new VirtualOverlay((call) =>
      call.what === "count"
        ? { count: 0 }
        : { event: events[call.position < there ? call.position : 9] },
    ).runUntil(1_000);
    overlay.act({ id: "1", type: "clear", before: 1e9 });
    overlay.runUntil(30_000);
    there = 5;
    overlay.runUntil(60_000);
    expect(namesOf(overlay)).toEqual(["fox-0", "fox-4"]);
  });

  it("is passed over in a second delivery, too, and over a reload", () => {
    const twice = [...events, eventOf("follow", "fox-3")];
    let fails = false;
    const answer = (call: Call) => (fails ? undefined : queueOf(twice)(call));
    const before = new VirtualOverlay(answer).runUntil(1_000);
    fails = true;
    before.act({ id: "1", type: "clear", before: 9 });
    before.runUntil(2_000);
    fails = false;
    const stored = parseStoredState(JSON.stringify(before.stored!));
    const after = new VirtualOverlay(answer, { now: 2_100, stored }).runUntil(60_000);
    expect(namesOf(after)).toEqual(["fox-0"]);
  });

  it("before the first count holds for a place that was kept", () => {
    const before = new VirtualOverlay(queueOf(events)).runUntil(1_000);
    const overlay = new VirtualOverlay(
      (call) => (call.what === "count" ? { count: 9 } : queueOf(events)(call)),
      { now: 40_000, stored: before.stored },
    );
    overlay.act({ id: "1", type: "clear", before: 8 });
    overlay.runUntil(90_000);
    expect(namesOf(overlay)).toEqual(["fox-8"]);
  });
});

describe("a report", () => {
  it("says what shows, what waits, what was shown, and where in the queue that is", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "b", "c"), 4)).runUntil(18_000);
    overlay.feed({ type: "watched" });
    expect(overlay.report()).toEqual({
      overlay: "overlay",
      at: 18_000,
      connection: "connected",
      position: 5,
      count: 7,
      showing: {
        key: "5-follow-b",
        position: 5,
        alerts: follows("b"),
        at: 16_000,
        ends: 31_000,
      },
      waiting: [{ key: "6-follow-c", position: 6, alerts: follows("c"), at: 18_000 }],
      shown: [{ key: "4-follow-a", position: 4, alerts: follows("a"), at: 0 }],
      controls: initialControls({ muted: false, volume: 1 }),
    });
  });

  it("names an alert by a key that travels as text", () => {
    const name = `${"x".repeat(39)}🦊`;
    const overlay = new VirtualOverlay(queueOf(follows(name))).runUntil(1_000);
    expect(keyNow(overlay).isWellFormed()).toBe(true);
    expect(keyNow(overlay).length).toBeLessThan(100);
  });

  it("says that it tries again, and remembers fifty", () => {
    let isDown = false;
    const events = Array.from({ length: 70 }, (_, turn) => eventOf("follow", `fox-${turn}`));
    const overlay = new VirtualOverlay((call) => (isDown ? undefined : queueOf(events)(call)));
    expect(overlay.report().position).toBeUndefined();
    overlay.runUntil(16_000 * 70);
    expect(overlay.report().shown).toHaveLength(50);
    expect(overlay.report().shown[0]?.position).toBe(69);
    isDown = true;
    overlay.runUntil(overlay.now + 5_000);
    expect(overlay.report().connection).toBe("retrying");
  });
});

it("while a dock listens events are read ahead, and shown when they would be without it", () => {
  const events = follows("a", "b", "c", "d");
  const alone = new VirtualOverlay(queueOf(events)).runUntil(100_000);
  const watched = new VirtualOverlay(queueOf(events)).runUntil(1_000);
  watched.feed({ type: "watched" });
  expect(watched.report().waiting).toHaveLength(3);
  watched.runUntil(100_000);
  expect(watched.shows()).toEqual(alone.shows());
  expect(watched.of("hide").map(({ at }) => at)).toEqual(alone.of("hide").map(({ at }) => at));
  // Half a minute later none is read that is not due.
  const calls = watched.of("request").filter(({ at }) => at > 31_000 && at < 63_000);
  expect(calls).toEqual([]);
});

describe("controls", () => {
  const set = (more: Partial<Controls>): Controls => ({
    ...initialControls({ muted: false, volume: 0.8 }),
    at: 5,
    ...more,
  });

  it("of two the later ones stand, in whichever order they come", () => {
    const [early, late] = [set({ safe: true }), set({ muted: true, at: 6 })];
    expect(latestControls(early, late)).toBe(late);
    expect(latestControls(late, early)).toBe(late);
    const [one, other] = [set({ safe: true }), set({ paused: true })];
    expect(latestControls(one, other)).toBe(latestControls(other, one));
  });

  it("are obeyed once", () => {
    const overlay = new VirtualOverlay(queueOf([]));
    const controls = set({ volume: 0.3 });
    for (let turn = 0; turn < 2; turn += 1) overlay.feed({ type: "controls", controls });
    overlay.feed({ type: "controls", controls: set({ at: 4 }) });
    expect(overlay.of("set-controls").map((command) => command.controls)).toEqual([controls]);
  });

  it("are parsed as they were stored", () => {
    const controls = set({ paused: true, safe: true, words: ["fox"] });
    expect(parseControls(JSON.stringify(controls))).toEqual(controls);
  });

  it.each([null, "", "{", "null", "[]", '{"at":1}'])("are none in %s", (text) =>
    expect(parseControls(text)).toBeUndefined(),
  );
});
