import { describe, expect, it } from "vitest";
import type { OverlayEvent } from "./events";
import { parseStoredState } from "./loop-state";
import type { LoopStart } from "./loop";
import { parseOptions } from "./options";
import { MAX_READ_AHEAD } from "./requests";
import { VirtualOverlay } from "../../tests/overlay/virtual-overlay";

/** An event that comes at a moment. */
type Arrival = [at: number, type: string, username: string];

function overlayOf(
  search: string,
  arrivals: readonly Arrival[],
  start: LoopStart & { now?: number } = {},
) {
  const events = arrivals.map(([at, type, username]) => ({ at, event: { type, username } }));
  return new VirtualOverlay(
    (call, now) => {
      if (call.what === "count") return { count: start.stored ? events.length : 0 };
      const one = events[call.position];
      return { event: one && one.at <= now ? (one.event as OverlayEvent) : undefined };
    },
    { pace: parseOptions(search).pace, ...start },
  );
}

const shows = (overlay: VirtualOverlay) =>
  overlay.shows().map(({ alerts, at }) => [alerts.map(({ username }) => username).join(), at]);

describe("a train", () => {
  it("is made of those of a kind that come within its seconds, and leaves after them", () => {
    const overlay = overlayOf("?train=5", [
      [1_000, "gift", "a"],
      [2_000, "gift", "b"],
      [2_000, "gift", "c"],
      [4_000, "gift", "d"],
      [40_000, "gift", "e"],
    ]).runUntil(90_000);
    expect(shows(overlay)).toEqual([
      ["a,b,c,d", 6_000],
      ["e", 45_000],
    ]);
  });

  it("takes along others of its kind while it waits, with other kinds between them", () => {
    const overlay = overlayOf("?train=5", [
      [1_000, "raid", "r"],
      [2_000, "follow", "a"],
      [3_000, "sub", "s"],
      [6_000, "follow", "b"],
      [10_000, "follow", "c"],
      [18_000, "follow", "d"],
    ]).runUntil(90_000);
    expect(shows(overlay)).toEqual([
      ["r", 1_000],
      ["a,b,c", 22_000],
      ["s", 38_000],
      ["d", 54_000],
    ]);
  });

  it("is not made of subs and raids, nor of two kinds, nor without being asked for", () => {
    const arrivals = ["sub", "sub", "raid", "raid", "gift", "cheer"].map((type, turn): Arrival => [
      0,
      type,
      `${turn}`,
    ]);
    const all = overlayOf("?train=60", arrivals).runUntil(200_000);
    expect(all.shows().map(({ alerts }) => alerts.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const gifts = overlayOf("", [
      [0, "gift", "a"],
      [0, "gift", "b"],
    ]).runUntil(90_000);
    expect(shows(gifts)).toEqual([
      ["a", 0],
      ["b", 21_000],
    ]);
  });

  it("is no longer than what is read ahead, and the next one has the rest", () => {
    const arrivals = Array.from({ length: 120 }, (_, turn): Arrival => [0, "gift", `fox-${turn}`]);
    const overlay = overlayOf("?train=3", arrivals).runUntil(200_000);
    expect(overlay.shows().map(({ alerts }) => alerts.length)).toEqual([
      MAX_READ_AHEAD,
      MAX_READ_AHEAD,
      20,
    ]);
  });

  it("cut short by a reload goes on as it was, and what waited behind it is not lost", () => {
    const arrivals: Arrival[] = [
      [0, "follow", "a"],
      [0, "raid", "r"],
      [0, "follow", "b"],
      [0, "sub", "s"],
    ];
    const before = overlayOf("?train=2", arrivals).runUntil(30_000);
    expect(shows(before)).toEqual([
      ["r", 0],
      ["a,b", 21_000],
    ]);
    expect(before.stored).toMatchObject({ next: 4, screen: { since: 21_000 } });
    const stored = parseStoredState(JSON.stringify(before.stored!));
    for (const search of ["?train=2", ""]) {
      const after = overlayOf(search, arrivals, { now: 31_000, stored }).runUntil(90_000);
      expect(after.shows().map(({ alerts, elapsed, at }) => [alerts.length, elapsed, at])).toEqual([
        [2, 10_000, 31_000],
        [1, 0, 37_000],
      ]);
    }
    // Away for longer than it would have been shown.
    const late = overlayOf("?train=2", arrivals, { now: 60_000, stored }).runUntil(90_000);
    expect(shows(late)).toEqual([["s", 60_000]]);
  });
});

describe("priority", () => {
  it("of several that wait the lowest number goes first, then the one that came first", () => {
    const overlay = overlayOf("?raid=1&follow=9", [
      [0, "cheer", "a"],
      [1_000, "follow", "b"],
      [2_000, "sub", "c"],
      [3_000, "raid", "d"],
      [4_000, "sub", "e"],
    ]).runUntil(90_000);
    expect(shows(overlay).map(([name]) => name)).toEqual(["a", "d", "c", "e", "b"]);
    expect(overlay.stored).toMatchObject({ next: 5 });
  });

  it("a raid interrupts nothing", () => {
    const overlay = overlayOf("?raid=1", [
      [0, "follow", "a"],
      [1_000, "raid", "b"],
    ]).runUntil(40_000);
    expect(shows(overlay)).toEqual([
      ["a", 0],
      ["b", 16_000],
    ]);
  });

  it("lets nobody wait for ever", () => {
    const arrivals = Array.from({ length: 200 }, (_, turn): Arrival => [
      turn * 500,
      turn === 1 ? "follow" : "sub",
      `fox-${turn}`,
    ]);
    const overlay = overlayOf("?sub=1", arrivals).runUntil(16_000 * 200);
    const names = overlay.shows().map(({ alert }) => alert.username);
    expect(names).toHaveLength(200);
    expect(names.indexOf("fox-1")).toBeLessThanOrEqual(MAX_READ_AHEAD);
  });

  it("over a reload loses none, and shows none again", () => {
    const arrivals = ["follow", "sub", "raid", "sub"].map((type, turn): Arrival => [
      0,
      type,
      `${turn}-${type}`,
    ]);
    let overlay = overlayOf("?raid=1&sub=2", arrivals);
    const started: string[] = [];
    for (const reload of [500, 17_000, 25_000, 39_000, 47_000, 90_000]) {
      overlay.runUntil(reload);
      for (const { alert, elapsed } of overlay.shows()) {
        if (elapsed === 0) started.push(alert.username);
      }
      const stored = parseStoredState(JSON.stringify(overlay.stored!))!;
      overlay = overlayOf("?raid=1&sub=2", arrivals, { now: reload + 10, stored });
    }
    expect(started).toEqual(["0-follow", "2-raid", "1-sub", "3-sub"]);
  });
});

describe("least and most", () => {
  it("it stays for its most, and when others wait for its least", () => {
    const overlay = overlayOf("?follow=5,6,30", [
      [0, "follow", "a"],
      [2_000, "follow", "b"],
      [50_000, "follow", "c"],
    ]).runUntil(120_000);
    expect(shows(overlay)).toEqual([
      ["a", 0],
      ["b", 7_000],
      ["c", 50_000],
    ]);
    expect(overlay.of("shorten").map(({ shown, at }) => [shown, at])).toEqual([[6_000, 2_000]]);
    expect(overlay.of("hide").map(({ at }) => at)).toEqual([6_000, 37_000, 80_000]);
  });

  it("one that waits later has the time it takes to leave", () => {
    const overlay = overlayOf("?follow=5,6,30", [
      [0, "follow", "a"],
      [10_000, "raid", "b"],
    ]).runUntil(20_000);
    expect(shows(overlay)).toEqual([
      ["a", 0],
      ["b", 11_600],
    ]);
  });

  it("nobody is hurried while alerts are paused", () => {
    const overlay = overlayOf("?follow=5,6,30", [
      [0, "follow", "a"],
      [2_000, "follow", "b"],
    ]).runUntil(1_000);
    overlay.apply({ paused: true });
    overlay.runUntil(60_000);
    expect(overlay.of("hide").map(({ at }) => at)).toEqual([30_000]);
  });
});

it("what was read of a queue that begins anew is still shown, once", () => {
  let [count, events]: [number, Record<number, OverlayEvent>] = [40, {}];
  const overlay = new VirtualOverlay(
    (call) => (call.what === "count" ? { count } : { event: events[call.position] }),
    { pace: parseOptions("?train=2").pace },
  ).runUntil(1_000);
  events = { 40: { type: "raid", username: "a" }, 41: { type: "raid", username: "b" } };
  overlay.runUntil(3_000);
  [count, events] = [1, { 1: { type: "sub", username: "c" } }];
  overlay.runUntil(200_000);
  expect(overlay.shows().map(({ alert }) => alert.username)).toEqual(["a", "b", "c"]);
  expect(overlay.stored).toMatchObject({ next: 2 });
});
