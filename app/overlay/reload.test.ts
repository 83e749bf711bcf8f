import { describe, expect, it } from "vitest";
import { follows, nameOf, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { MAX_STORED_AGE_MS } from "./loop";
import { parseStoredState, type StoredState } from "./stored-state";

const start = () => new VirtualOverlay(queueOf(follows("a", "b", "c", "d")));
/** The names of alerts that were shown from their beginning. */
const getStarted = (overlay: VirtualOverlay) =>
  overlay.shows().flatMap(({ alert, elapsed }) => (elapsed === 0 ? [nameOf(alert)] : []));

describe("a reload", () => {
  it.each([
    ["in the middle of an alert", 7_000],
    ["in the gap after an alert", 15_500],
    ["in the last gap", 63_500],
  ])("%s repeats and loses no alert", (_name, moment) => {
    const before = start().runUntil(moment);
    const after = before.reload().runUntil(moment + 100_000);
    expect([...getStarted(before), ...getStarted(after)]).toEqual(["a", "b", "c", "d"]);
  });

  it("in the first moment of an alert shows it from its beginning", () => {
    expect(getStarted(start().runUntil(16_000).reload().runUntil(90_000))).toEqual(["b", "c", "d"]);
  });

  it("continues the alert on screen, however often it is repeated", () => {
    let overlay = start().runUntil(2_000);
    for (const now of [4_000, 6_000, 9_000]) overlay = overlay.reload(now);
    overlay.runUntil(16_000);
    expect(overlay.shows().map(({ alert, elapsed, at }) => [nameOf(alert), elapsed, at])).toEqual([
      ["a", 9_000, 9_000],
      ["b", 0, 16_000],
    ]);
    expect(overlay.hideTimes()).toEqual([15_000]);
  });

  it("counts the queue before it reads the next event, however often that fails", () => {
    const overlay = start()
      .runUntil(1_000)
      .reload(2_000, () => undefined)
      .runUntil(60_000);
    expect(overlay.of("request").length).toBeGreaterThan(5);
    expect(overlay.requests()).toEqual([]);
  });
});

describe("a stored state", () => {
  const now = 1_800_000_000_000;
  const stored = (some: Partial<StoredState> = {}): StoredState => ({
    next: 9,
    count: 9,
    at: now - 5_000,
    waiting: [],
    seen: [],
    handledIds: [],
    ...some,
  });

  it.each([
    ["none", 12, undefined, 12],
    ["recent", 12, stored(), 9],
    ["at the end of the queue", 9, stored(), 9],
    ["just too old", 12, stored({ at: now - MAX_STORED_AGE_MS - 1 }), 12],
    ["just not too old", 12, stored({ at: now - MAX_STORED_AGE_MS }), 9],
    ["of a queue that has begun anew", 4, stored(), 0],
    ["of a clock that was set back since", 12, stored({ at: now + 4_000 }), 9],
  ])("%s, with a count of %i, continues at the right event", (_name, count, some, next) => {
    const overlay = new VirtualOverlay(queueOf([], count), { now, stored: some }).runUntil(now);
    expect(overlay.state.next).toBe(next);
  });

  it.each([
    ["continues an alert on screen", now - 4_000, [[4_000, now]]],
    ["drops an alert whose time is over", now - 15_500, []],
    ["drops an alert of the future", now + 1, []],
  ])("%s", (_name, since, shows) => {
    const alert = { type: "follow" as const, username: "a" };
    const entry = { key: "8-follow-a", members: [{ alert, position: 8, at: since }] };
    const screen = { entry, since, shown: 15_000, hidden: false };
    const overlay = new VirtualOverlay(queueOf([], 9), { now, stored: stored({ screen }) });
    expect(overlay.shows().map(({ elapsed, at }) => [elapsed, at])).toEqual(shows);
  });

  it.each([null, "{", "null", "17", '{"next":1,"count":1,"at":"now"}'])(
    "is ignored when it is invalid: %s",
    (text) => expect(parseStoredState(text)).toBeUndefined(),
  );

  const follow = { alert: { type: "follow", username: "a" }, position: 8, at: now };
  const entry = { key: "8", members: [follow] };
  const screen = { entry, since: now, shown: 15_000, hidden: false };

  it.each<Record<string, unknown>>([
    { waiting: [{}] },
    { waiting: [null, { key: "1", members: [] }, { key: "1", members: [{}] }] },
    { waiting: [{ key: "1", members: [{ ...follow, alert: { type: "hype", username: "" } }] }] },
    { waiting: {}, handledIds: 7 },
    { waiting: undefined, seen: undefined, handledIds: undefined },
    { handledIds: [{}] },
    { seen: { first: 9, fingerprints: ["x"] } },
    { seen: [{ position: 8, fingerprint: null, number: 1, sameAt: 1 }] },
    { screen: {} },
    { screen: { ...screen, entry: { key: "1" } } },
    { screen: { ...screen, shown: 1e9 } },
    { screen: { ...screen, since: "now" } },
    { cleared: "all" },
    { delivered: [] },
  ])("is used without parts of a wrong shape: %j", (wrong) => {
    const text = JSON.stringify({ ...stored({ waiting: [entry as never] }), ...wrong });
    const overlay = new VirtualOverlay(queueOf(follows("b"), 9), {
      now,
      stored: parseStoredState(text),
    }).runUntil(now + 60_000);
    expect(overlay.names()).toEqual("waiting" in wrong ? ["b"] : ["a", "b"]);
  });
});
