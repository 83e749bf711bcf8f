import { describe, expect, it } from "vitest";
import { eventOf, follows, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { getWakeTime } from "./loop";
import { RESPONSE_TIMEOUT_MS } from "./calls";
import { MAX_ATTEMPTS, MAX_FAILURES } from "./reading";
import { SHOWN_MS, textDelaysMs } from "./timing";

/** When the queue was counted. */
const getCountTimes = (overlay: VirtualOverlay) =>
  overlay.of("request").flatMap(({ call, at }) => (call.what === "count" ? [at] : []));

describe("timing", () => {
  it.each([
    ["follow", 15_000, 16_000],
    ["sub", 15_000, 16_000],
    ["cheer", 15_000, 16_000],
    ["gift", 20_000, 21_000],
    ["raid", 20_000, 21_000],
  ] as const)(
    "a %s is shown for %i ms, the next event is requested after %i ms",
    (type, shown, gap) => {
      const events = [eventOf(type, "a"), eventOf("follow", "b")];
      const overlay = new VirtualOverlay(queueOf(events, 7), { now: 500 }).runUntil(500 + gap);
      expect(overlay.timeline()).toEqual([
        ["a", 500],
        ["b", 500 + gap],
      ]);
      expect(overlay.hideTimes()).toEqual([500 + shown]);
      expect(overlay.requests()).toEqual([
        [7, 500],
        [8, 500 + gap],
      ]);
    },
  );

  it("texts of subs, cheers and raids appear later", () => {
    expect(textDelaysMs).toEqual({ follow: 0, sub: 1_800, gift: 0, cheer: 500, raid: 3_000 });
    expect(SHOWN_MS.sub - textDelaysMs.sub).toBe(13_200);
    expect(SHOWN_MS.raid - textDelaysMs.raid).toBe(17_000);
  });

  it.each([
    ["missing event", undefined],
    ["event of an unknown type", eventOf("hype-train")],
  ])("a %s is requested again after a second", (_name, event) => {
    const overlay = new VirtualOverlay(queueOf([event], 3)).runUntil(2_000);
    expect(overlay.requests()).toEqual([
      [3, 0],
      [3, 1_000],
      [3, 2_000],
    ]);
    expect(overlay.shows()).toEqual([]);
  });

  it.each([
    ["2, 4, then 5 seconds", 0, [0, 2_000, 6_000, 11_000, 16_000]],
    ["up to a fifth less", 1, [0, 1_600, 4_800, 8_800, 12_800, 16_800]],
  ])("failed calls are repeated after %s", (_name, chance, times) => {
    const overlay = new VirtualOverlay(() => undefined, { chance: () => chance }).runUntil(17_000);
    expect(overlay.of("request").map(({ at }) => at)).toEqual(times);
  });

  it("the delay is short again after a success", () => {
    let calls = 0;
    const overlay = new VirtualOverlay((call) => {
      if (call.what === "count") return { count: 0 };
      calls += 1;
      return calls === 3 ? { event: undefined } : undefined;
    }).runUntil(9_500);
    expect(overlay.requests().map(([, at]) => at)).toEqual([0, 2_000, 6_000, 7_000, 9_000]);
    expect(getCountTimes(overlay)).toEqual([0, 7_000]);
  });
});

describe("the start", () => {
  it("counts the queue, and reads from that position on", () => {
    const overlay = new VirtualOverlay(queueOf([], 17)).runUntil(0);
    expect(overlay.of("request").map(({ call, number }) => [call, number])).toEqual([
      [{ what: "count" }, 1],
      [{ what: "next", position: 17 }, 2],
    ]);
  });

  it("shows a test alert, although the upstream fails", () => {
    const test = { type: "raid", username: "Test Fox", count: 5 } as const;
    const overlay = new VirtualOverlay(() => undefined, { test }).runUntil(21_000);
    expect(overlay.shows().map(({ alert, at }) => [alert, at])).toEqual([[test, 0]]);
    expect(overlay.hideTimes()).toEqual([20_000]);
    expect(getCountTimes(overlay)).toEqual([21_000]);
    expect(overlay.of("store")).toEqual([]);
  });
});

describe("an event that blocks the queue", () => {
  it("is skipped when its type stays unknown", () => {
    const events = [eventOf("hype"), eventOf("raid", "a")];
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(20_000);
    const attempts = overlay.requests().filter(([position]) => position === 0);
    expect(attempts).toHaveLength(MAX_ATTEMPTS + 1);
    expect(overlay.names()).toEqual(["a"]);
    expect(overlay.of("log")[0]?.text).toBe('event 0 is skipped: its type is unknown: "hype"');
  });

  it("is skipped when its requests fail and the event behind it can be read", () => {
    const queue = queueOf([undefined, ...follows("a")]);
    const overlay = new VirtualOverlay((call, now) =>
      call.what === "next" && call.position === 0 ? undefined : queue(call, now),
    ).runUntil(90_000);
    const attempts = overlay.requests().filter(([position]) => position === 0);
    expect(attempts).toHaveLength(MAX_FAILURES + 3);
    expect(overlay.names()).toEqual(["a"]);
    expect(overlay.of("log")[0]?.text).toBe("event 0 is skipped: its requests fail");
  });

  it("is skipped after 6 seconds of status 404 when the count proves that there are later ones", () => {
    const queue = queueOf([undefined, ...follows("a")]);
    const overlay = new VirtualOverlay((call, now) =>
      call.what === "next" && call.position !== 1 ? "missing" : queue(call, now),
    ).runUntil(40_000);
    expect(overlay.requests().slice(0, 4)).toEqual([
      [0, 0],
      [0, 2_000],
      [0, 6_000],
      [1, 7_000],
    ]);
    expect(overlay.names()).toEqual(["a"]);
    // The same status says that there are no more: it is requested each 5 seconds.
    expect(
      overlay
        .requests()
        .slice(4)
        .map(([, at]) => at),
    ).toEqual([23_000, 25_000, 29_000, 34_000, 39_000]);
    expect(overlay.state.next).toBe(2);
  });

  it("is not skipped while there is none behind it", () => {
    const overlay = new VirtualOverlay((call) => {
      if (call.what === "count") return { count: 0 };
      return call.position === 0 ? undefined : { event: undefined };
    }).runUntil(300_000);
    expect(overlay.of("log")).toEqual([]);
    expect(overlay.state.next).toBe(0);
  });

  it("is not skipped during an outage, however long", () => {
    const queue = queueOf(follows("a", "b"));
    const overlay = new VirtualOverlay((call, now) =>
      call.what === "next" && now > 0 && now < 600_000 ? undefined : queue(call, now),
    ).runUntil(700_000);
    expect(overlay.names()).toEqual(["a", "b"]);
  });
});

it("gives a call up that is not answered in time, and ignores its late response", () => {
  const overlay = new VirtualOverlay(queueOf([])).runUntil(500);
  const call = { what: "next", position: 0 } as const;
  const phase = { call, number: 99, until: 500 + RESPONSE_TIMEOUT_MS };
  overlay.state = { ...overlay.state, phase };
  expect(getWakeTime(overlay.state)).toBe(500 + RESPONSE_TIMEOUT_MS);
  overlay.now = 500 + RESPONSE_TIMEOUT_MS;
  overlay.feed({ type: "tick" });
  expect(overlay.state.phase.number).toBeUndefined();
  overlay.feed({ type: "response", number: 99, response: { event: eventOf("raid") } });
  expect(overlay.shows()).toEqual([]);
});

describe("the queue is counted again", () => {
  it("after a minute without an event", () => {
    const overlay = new VirtualOverlay(queueOf([], 3)).runUntil(121_000);
    expect(getCountTimes(overlay)).toEqual([0, 60_000, 120_000]);
  });

  it("after the last alert, until it succeeds", () => {
    const queue = queueOf(follows("a"));
    const overlay = new VirtualOverlay((call, now) =>
      call.what === "count" && (now === 0 || now === 19_000) ? undefined : queue(call, now),
    ).runUntil(30_000);
    expect(getCountTimes(overlay)).toEqual([0, 2_000, 19_000, 22_000]);
    expect(overlay.requests().slice(0, 4)).toEqual([
      [0, 2_000],
      [1, 18_000],
      [1, 21_000],
      [1, 22_000],
    ]);
  });

  it("and a count that never grows is not taken for a new queue", () => {
    const events = follows("a", "b");
    const overlay = new VirtualOverlay((call) =>
      call.what === "count" ? { count: 0 } : { event: events[call.position] },
    ).runUntil(400_000);
    expect(overlay.names()).toEqual(["a", "b"]);
    expect(overlay.state.next).toBe(2);
  });
});

it("stores the state before each event is requested, and with the alert on screen", () => {
  const overlay = new VirtualOverlay(queueOf(follows("a"), 4)).runUntil(16_000);
  const stored = overlay
    .of("store")
    .map(({ stored: { next, screen }, at }) => [next, screen?.since, screen?.hidden, at]);
  expect(stored).toEqual([
    [4, undefined, undefined, 0],
    [5, 0, false, 0],
    [5, 0, true, 15_000],
    [5, undefined, undefined, 16_000],
  ]);
});

it("shows the next alert at once after the page has slept, and does nothing too early", () => {
  const overlay = new VirtualOverlay(queueOf(follows("a", "b"))).runUntil(1_000);
  const { length } = overlay.commands;
  overlay.feed({ type: "tick" });
  expect(overlay.commands).toHaveLength(length);
  overlay.now = 120_000;
  overlay.feed({ type: "tick" });
  expect(overlay.hideTimes()).toEqual([120_000]);
  expect(overlay.timeline()).toEqual([
    ["a", 0],
    ["b", 120_000],
  ]);
});

it("applies controls once, and ignores earlier ones", () => {
  const overlay = new VirtualOverlay(queueOf([]));
  const controls = { ...overlay.state.controls, volume: 0.3, at: 5 };
  for (const at of [5, 5, 4]) overlay.feed({ type: "controls", controls: { ...controls, at } });
  expect(overlay.of("set-controls").map((command) => command.controls)).toEqual([controls]);
});
