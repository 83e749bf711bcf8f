import { describe, expect, it } from "vitest";
import { alertTypes, type Alert } from "./events";
import { getWakeTime } from "./loop";
import type { Call } from "./loop-state";
import { MAX_FAILURES, RESPONSE_TIMEOUT_MS, MAX_UNKNOWN_ATTEMPTS } from "./requests";
import { textDelaysMs, SHOWN_MS } from "./timing";
import {
  eventOf,
  queueOf,
  VirtualOverlay,
  type UpstreamResponse,
} from "../../tests/overlay/virtual-overlay";

const nextAsks = (overlay: VirtualOverlay) =>
  overlay
    .of("request")
    .flatMap(({ call, at }) => (call.what === "next" ? [[call.position, at]] : []));

describe("the timing table", () => {
  it.each([
    ["follow", 15_000, 16_000],
    ["sub", 15_000, 16_000],
    ["cheer", 15_000, 16_000],
    ["gift", 20_000, 21_000],
    ["raid", 20_000, 21_000],
  ] as const)(
    "%s is shown for %i ms, and the next event asked for after %i",
    (type, shown, advance) => {
      const overlay = new VirtualOverlay(
        queueOf([eventOf(type), eventOf("follow", "next-fox")], 7),
        {
          now: 500,
        },
      );
      overlay.runUntil(500 + advance);
      expect(overlay.shows().map(({ alert, at }) => [alert.username, at])).toEqual([
        [`${type}-fox`, 500],
        ["next-fox", 500 + advance],
      ]);
      expect(overlay.of("hide").map(({ at }) => at)).toEqual([500 + shown]);
      expect(nextAsks(overlay)).toEqual([
        [7, 500],
        [8, 500 + advance],
      ]);
    },
  );

  it("delays what a sub, a cheer and a raid say", () => {
    expect(textDelaysMs).toEqual({ follow: 0, sub: 1_800, gift: 0, cheer: 500, raid: 3_000 });
    expect(SHOWN_MS.sub - textDelaysMs.sub).toBe(13_200);
    expect(SHOWN_MS.raid - textDelaysMs.raid).toBe(17_000);
  });

  it("asks for an event that is not there yet every second, at the same place", () => {
    const overlay = new VirtualOverlay(queueOf([], 3)).runUntil(3_000);
    expect(nextAsks(overlay)).toEqual([
      [3, 0],
      [3, 1_000],
      [3, 2_000],
      [3, 3_000],
    ]);
  });

  it("asks for an event of no known type again after a second", () => {
    const overlay = new VirtualOverlay(queueOf([eventOf("hype-train")])).runUntil(1_000);
    expect(nextAsks(overlay)).toEqual([
      [0, 0],
      [0, 1_000],
    ]);
    expect(overlay.shows()).toEqual([]);
  });

  it("doubles the wait after failures, to five seconds at most", () => {
    const overlay = new VirtualOverlay(() => undefined).runUntil(22_000);
    expect(overlay.of("request").map(({ at }) => at)).toEqual([
      0, 2_000, 6_000, 11_000, 16_000, 21_000,
    ]);
  });

  it("shortens that wait by chance, by a fifth at most", () => {
    const overlay = new VirtualOverlay(() => undefined, { chance: () => 1 }).runUntil(9_000);
    expect(overlay.of("request").map(({ at }) => at)).toEqual([0, 1_600, 4_800, 8_800]);
  });

  it("starts over with short waits after a good answer", () => {
    let calls = 0;
    const overlay = new VirtualOverlay((call): UpstreamResponse => {
      if (call.what === "count") return { count: 0 };
      calls += 1;
      return calls === 3 ? { event: undefined } : undefined;
    }).runUntil(9_500);
    // 0 fails, 2 fails, 6 is empty (and the queue is counted at 7), 7 fails, 9 fails.
    expect(nextAsks(overlay).map(([, at]) => at)).toEqual([0, 2_000, 6_000, 7_000, 9_000]);
  });
});

describe("the loop starts", () => {
  it("with the count, and at the place it gives", () => {
    const overlay = new VirtualOverlay(queueOf([], 17));
    expect(overlay.of("request").map(({ call }) => call)).toEqual([]);
    overlay.runUntil(0);
    expect(overlay.of("request").map(({ call }) => call)).toEqual([
      { what: "count" },
      { what: "next", position: 17 },
    ]);
  });

  it("with a test alert, when told to, whatever the upstream does", () => {
    const test: Alert = { type: "raid", username: "Test Fox", count: 5 };
    const overlay = new VirtualOverlay(() => undefined, { test }).runUntil(21_000);
    expect(overlay.shows().map(({ alert, at }) => [alert, at])).toEqual([[test, 0]]);
    expect(overlay.of("hide").map(({ at }) => at)).toEqual([20_000]);
    expect(overlay.of("request").map(({ call, at }) => [call.what, at])).toEqual([
      ["count", 21_000],
    ]);
    expect(overlay.of("store")).toEqual([]);
  });

  it("asks no more than one thing at a time", () => {
    const overlay = new VirtualOverlay(queueOf([eventOf("follow")])).runUntil(40_000);
    for (const command of overlay.of("request")) expect(command.number).toBeGreaterThan(0);
    const numbers = overlay.of("request").map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("nothing jams the queue:", () => {
  it("an event of a type nobody knows is passed over", () => {
    const overlay = new VirtualOverlay(queueOf([eventOf("hype"), eventOf("raid")])).runUntil(
      20_000,
    );
    expect(nextAsks(overlay).filter(([place]) => place === 0)).toHaveLength(MAX_UNKNOWN_ATTEMPTS);
    expect(overlay.shows().map(({ alert }) => alert.type)).toEqual(["raid"]);
    expect(overlay.of("log").map(({ text }) => text)).toEqual([
      expect.stringContaining('event 0 has no type this overlay knows: "hype"'),
    ]);
  });

  it("an event that can never be had is passed over, once the one behind it could be", () => {
    const answer = (call: Call): UpstreamResponse => {
      if (call.what === "count") return { count: 0 };
      return call.position === 0 ? undefined : queueOf([undefined, eventOf("follow")])(call);
    };
    const overlay = new VirtualOverlay(answer).runUntil(90_000);
    expect(overlay.shows().map(({ alert }) => alert.type)).toEqual(["follow"]);
    expect(overlay.of("log")[0]?.text).toContain("event 0 cannot be had");
    expect(nextAsks(overlay).filter(([place]) => place === 0).length).toBe(MAX_FAILURES + 3);
  });

  it("an outage, however long, passes nothing over", () => {
    const well = queueOf([eventOf("follow"), eventOf("sub"), eventOf("raid")]);
    let calls = 0;
    const answer = (call: Call, now: number): UpstreamResponse => {
      if (call.what === "count") return { count: 0 };
      calls += 1;
      return now > 0 && now < 600_000 ? undefined : well(call);
    };
    const overlay = new VirtualOverlay(answer).runUntil(700_000);
    expect(calls).toBeGreaterThan(100);
    expect(overlay.shows().map(({ alert }) => alert.type)).toEqual(["follow", "sub", "raid"]);
  });

  it("a call without an answer is given up, and its late answer ignored", () => {
    const overlay = new VirtualOverlay(queueOf([])).runUntil(0);
    overlay.runUntil(500);
    // From now on nothing answers.
    const silent = new VirtualOverlay((call) => (call.what === "count" ? { count: 0 } : undefined));
    expect(silent.of("request")).toEqual([]);
    const { state } = overlay;
    const requesting = {
      ...state,
      phase: {
        name: "requesting",
        call: { what: "next", position: 0 },
        number: 99,
        since: 500,
      } as const,
    };
    overlay.state = requesting;
    expect(getWakeTime(requesting)).toBe(500 + RESPONSE_TIMEOUT_MS);
    overlay.now = 500 + RESPONSE_TIMEOUT_MS;
    overlay.feed({ type: "tick" });
    expect(overlay.state.phase.name).toBe("waiting");
    overlay.feed({ type: "next", number: 99, event: eventOf("raid") });
    expect(overlay.shows()).toEqual([]);
  });

  it("a queue that has begun anew is followed from its end", () => {
    let first = 40;
    const events = new Map<number, ReturnType<typeof eventOf>>();
    const overlay = new VirtualOverlay((call) =>
      call.what === "count" ? { count: first } : { event: events.get(call.position) },
    ).runUntil(5_000);
    first = 2;
    overlay.runUntil(70_000);
    expect(overlay.state.next).toBe(2);
    events.set(2, eventOf("raid"));
    overlay.runUntil(75_000);
    expect(overlay.shows().map(({ alert }) => alert.type)).toEqual(["raid"]);
  });

  it("an upstream that never counts on is not taken for one that begins anew", () => {
    const events = [eventOf("follow"), eventOf("raid")];
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(400_000);
    expect(overlay.shows()).toHaveLength(2);
    expect(overlay.state.next).toBe(2);
  });
});

describe("the queue is counted", () => {
  const counts = (overlay: VirtualOverlay) =>
    overlay.of("request").flatMap(({ call, at }) => (call.what === "count" ? [at] : []));

  it("again after a minute without an event", () => {
    const overlay = new VirtualOverlay(queueOf([], 3)).runUntil(121_000);
    expect(counts(overlay)).toEqual([0, 60_000, 120_000]);
  });

  it("again after the last alert, once", () => {
    const overlay = new VirtualOverlay(queueOf([eventOf("follow")])).runUntil(30_000);
    expect(counts(overlay)).toEqual([0, 17_000]);
  });

  it("until it could be", () => {
    const overlay = new VirtualOverlay((call, now) =>
      call.what === "count" && (now === 0 || now === 19_000)
        ? undefined
        : queueOf([eventOf("follow")])(call),
    ).runUntil(30_000);
    expect(counts(overlay)).toEqual([0, 2_000, 19_000, 22_000]);
    expect(nextAsks(overlay).slice(0, 4)).toEqual([
      [0, 2_000],
      [1, 18_000],
      [1, 21_000],
      [1, 22_000],
    ]);
  });

  it("and what begins anew is logged", () => {
    const overlay = new VirtualOverlay((call, now) =>
      call.what === "count" ? { count: now < 1_000 ? 40 : 2 } : { event: undefined },
    ).runUntil(61_000);
    expect(overlay.of("log").map(({ text }) => text)).toEqual([
      "the queue has begun anew: from 40 to 2",
    ]);
  });
});

it("a failing event is not passed over while nothing is behind it", () => {
  const overlay = new VirtualOverlay((call) => {
    if (call.what === "count") return { count: 0 };
    return call.position === 0 ? undefined : { event: undefined };
  }).runUntil(300_000);
  expect(overlay.of("log")).toEqual([]);
  expect(overlay.state.next).toBe(0);
});

it("the state is stored before each event is requested, and with the alert on screen", () => {
  const overlay = new VirtualOverlay(queueOf([eventOf("follow")], 4)).runUntil(16_000);
  const changes = overlay
    .of("store")
    .map(({ stored: { next, screen }, at }) => [next, screen?.since, screen?.hidden, at]);
  expect(changes).toEqual([
    [4, undefined, undefined, 0],
    [5, 0, false, 0],
    [5, 0, true, 15_000],
    [5, undefined, undefined, 16_000],
  ]);
});

describe("a page that sleeps", () => {
  it("catches up: an alert that is over makes room at once", () => {
    const overlay = new VirtualOverlay(queueOf([eventOf("follow"), eventOf("raid")])).runUntil(
      1_000,
    );
    overlay.now = 120_000;
    overlay.feed({ type: "tick" });
    expect(overlay.of("hide").map(({ at }) => at)).toEqual([120_000]);
    expect(overlay.shows().map(({ alert, at }) => [alert.type, at])).toEqual([
      ["follow", 0],
      ["raid", 120_000],
    ]);
  });

  it("does nothing at a tick before its time", () => {
    const overlay = new VirtualOverlay(queueOf([eventOf("follow")])).runUntil(2_000);
    const before = overlay.commands.length;
    overlay.feed({ type: "tick" });
    expect(overlay.commands).toHaveLength(before);
  });
});

it("every alert has a time and a delay", () => {
  for (const type of alertTypes) {
    expect(textDelaysMs[type]).toBeLessThan(SHOWN_MS[type]);
  }
});
