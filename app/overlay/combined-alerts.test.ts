import { describe, expect, it } from "vitest";
import { eventOf, upstreamOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import type { Call, RelayResponse } from "./loop-state";
import { parseOptions } from "./options";
import { MAX_READ_AHEAD } from "./calls";

type Row = readonly [at: number, type: string, username: string];

/** An overlay with these parameters, and events that arrive at these times. */
function overlayOf(search: string, rows: readonly Row[]): VirtualOverlay {
  const arrivals = rows.map(([at, type, username]) => ({ at, event: eventOf(type, username) }));
  const upstream = upstreamOf(arrivals);
  const answer = (call: Call, now: number): RelayResponse =>
    call.what === "count" && now === 0 ? { count: 0 } : upstream(call, now);
  return new VirtualOverlay(answer, { pace: parseOptions(search).pace });
}
const atOnce = (...types: string[]) =>
  types.map((type, number): Row => [0, type, `${number}-${type}`]);

describe("?train", () => {
  it("combines alerts of a type that come within its seconds, and shows them afterwards", () => {
    const overlay = overlayOf("?train=5", [
      [1_000, "gift", "a"],
      [2_000, "gift", "b"],
      [2_000, "gift", "c"],
      [4_000, "gift", "d"],
      [40_000, "gift", "e"],
    ]);
    expect(overlay.runUntil(90_000).timeline()).toEqual([
      ["a,b,c,d", 6_000],
      ["e", 45_000],
    ]);
  });

  it("adds alerts to a waiting one of their type, with other types between them", () => {
    const overlay = overlayOf("?train=5", [
      [1_000, "raid", "r"],
      [2_000, "follow", "a"],
      [3_000, "sub", "s"],
      [6_000, "follow", "b"],
      [10_000, "follow", "c"],
      [18_000, "follow", "d"],
    ]);
    expect(overlay.runUntil(90_000).timeline()).toEqual([
      ["r", 1_000],
      ["a,b,c", 22_000],
      ["s", 38_000],
      ["d", 54_000],
    ]);
  });

  it.each([
    ["?train=60", ["sub", "sub", "raid", "raid", "gift", "cheer"]],
    ["", ["gift", "gift"]],
  ])("with %s does not combine %j", (search, types) => {
    const overlay = overlayOf(search, atOnce(...types)).runUntil(200_000);
    expect(overlay.shows().map(({ alerts }) => alerts.length)).toEqual(types.map(() => 1));
  });

  it("combines no more alerts than are read ahead", () => {
    const types = Array.from({ length: 120 }, () => "gift");
    const overlay = overlayOf("?train=3", atOnce(...types)).runUntil(200_000);
    const lengths = overlay.shows().map(({ alerts }) => alerts.length);
    expect(lengths).toEqual([MAX_READ_AHEAD, MAX_READ_AHEAD, 20]);
  });

  it("continues a combined alert after a reload, and the alerts that waited", () => {
    const before = overlayOf("?train=2", [
      [0, "follow", "a"],
      [0, "raid", "r"],
      [0, "follow", "b"],
      [0, "sub", "s"],
    ]).runUntil(30_000);
    expect(before.timeline()).toEqual([
      ["r", 0],
      ["a,b", 21_000],
    ]);
    expect(before.reload(31_000).runUntil(90_000).timeline()).toEqual([
      ["a,b", 31_000],
      ["s", 37_000],
    ]);
    expect(before.reload(60_000).runUntil(90_000).timeline()).toEqual([["s", 60_000]]);
  });

  it("shows each alert once when the queue begins anew", () => {
    let [count, events] = [40, new Map<number, ReturnType<typeof eventOf>>()];
    const overlay = new VirtualOverlay(
      (call) => (call.what === "count" ? { count } : { event: events.get(call.position) }),
      { pace: parseOptions("?train=2").pace },
    ).runUntil(1_000);
    events.set(40, eventOf("raid", "a")).set(41, eventOf("raid", "b"));
    overlay.runUntil(3_000);
    [count, events] = [1, new Map([[1, eventOf("sub", "c")]])];
    expect(overlay.runUntil(200_000).names()).toEqual(["a", "b", "c"]);
    expect(overlay.stored).toMatchObject({ next: 2 });
  });
});

describe("priorities", () => {
  it("show the lowest number first, then the oldest, and end the alert on screen in time", () => {
    const overlay = overlayOf("?raid=1&follow=9", [
      [0, "cheer", "a"],
      [1_000, "follow", "b"],
      [2_000, "sub", "c"],
      [3_000, "raid", "d"],
      [4_000, "sub", "e"],
    ]).runUntil(90_000);
    expect(overlay.names()).toEqual(["a", "d", "c", "e", "b"]);
    expect(overlay.timeline()[1]).toEqual(["d", 16_000]);
  });

  it("let no alert wait for more than those that are read ahead", () => {
    const rows = Array.from({ length: 200 }, (_, number): Row => [
      number * 500,
      number === 1 ? "follow" : "sub",
      `fox-${number}`,
    ]);
    const names = overlayOf("?sub=1", rows)
      .runUntil(16_000 * 200)
      .names();
    expect(names).toHaveLength(200);
    expect(names.indexOf("fox-1")).toBeLessThanOrEqual(MAX_READ_AHEAD);
  });

  it("repeat and lose no alert over reloads", () => {
    let overlay = overlayOf("?raid=1&sub=2", atOnce("follow", "sub", "raid", "sub"));
    const started: string[] = [];
    for (const moment of [500, 17_000, 25_000, 39_000, 47_000, 90_000]) {
      overlay.runUntil(moment);
      for (const { alert, elapsed } of overlay.shows()) {
        if (elapsed === 0) started.push(alert.username);
      }
      overlay = overlay.reload(moment + 10);
    }
    expect(started).toEqual(["0-follow", "2-raid", "1-sub", "3-sub"]);
  });
});

describe("minimum and maximum durations", () => {
  it("an alert stays for the maximum, and for the minimum while others wait", () => {
    const overlay = overlayOf("?follow=5,6,30", [
      [0, "follow", "a"],
      [2_000, "follow", "b"],
      [50_000, "follow", "c"],
    ]).runUntil(120_000);
    expect(overlay.of("shorten").map(({ shown, at }) => [shown, at])).toEqual([[6_000, 2_000]]);
    expect(overlay.hideTimes()).toEqual([6_000, 37_000, 80_000]);
  });

  it("a shortened alert has the time of its closing animation", () => {
    const overlay = overlayOf("?follow=5,6,30", [
      [0, "follow", "a"],
      [10_000, "raid", "b"],
    ]).runUntil(20_000);
    expect(overlay.timeline()).toEqual([
      ["a", 0],
      ["b", 11_600],
    ]);
  });

  it("an alert is not shortened while alerts are paused", () => {
    const overlay = overlayOf("?follow=5,6,30", [
      [0, "follow", "a"],
      [2_000, "follow", "b"],
    ]).runUntil(1_000);
    overlay.apply({ paused: true });
    expect(overlay.runUntil(60_000).hideTimes()).toEqual([30_000]);
  });
});
