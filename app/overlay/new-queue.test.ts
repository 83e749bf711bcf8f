import { describe, expect, it } from "vitest";
import { eventOf, follows, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import type { OverlayEvent } from "./events";
import { parseOptions } from "./options";

type Queue = (OverlayEvent | undefined)[];

/** An overlay that has read a queue from its start on, and the queue, which can be replaced. */
function startWith(events: Queue, pace = parseOptions("").pace) {
  const upstream = { queue: [] as Queue, isDown: false };
  const overlay = new VirtualOverlay(
    (call) => {
      const { queue, isDown } = upstream;
      if (isDown) return undefined;
      return call.what === "count" ? { count: queue.length } : { event: queue[call.position] };
    },
    { pace },
  ).runUntil(0);
  upstream.queue = events;
  return { overlay, upstream };
}

const gift: OverlayEvent = { type: "gift", username: "Vixy", count: 1 };

describe("equal events", () => {
  it("are all shown, as each has a position", () => {
    const { overlay } = startWith(Array.from({ length: 20 }, () => gift));
    expect(overlay.runUntil(500_000).names()).toHaveLength(20);
  });

  it("are all shown after an outage", () => {
    const { overlay, upstream } = startWith([]);
    upstream.isDown = true;
    overlay.runUntil(300_000);
    upstream.queue = [gift, gift, gift];
    upstream.isDown = false;
    expect(overlay.runUntil(400_000).names()).toHaveLength(3);
  });

  it("are shown once if they have the same id", () => {
    const { overlay } = startWith([{ ...gift, id: "1" }, { ...gift, id: "1" }, gift]);
    expect(overlay.runUntil(300_000).names()).toHaveLength(2);
  });
});

describe("a new queue", () => {
  const old = follows("a", "b", "c");

  it.each([
    ["is shorter", follows("d", "e")],
    ["has as many events", follows("d", "e", "f")],
    ["is longer", follows("d", "e", "f", "g", "h")],
  ])("is read from its start when it %s", (_name, queue) => {
    const { overlay, upstream } = startWith(old);
    overlay.runUntil(100_000);
    upstream.queue = queue;
    const names = queue.map(({ username }) => username);
    expect(overlay.runUntil(300_000).names()).toEqual(["a", "b", "c", ...names]);
    expect(overlay.of("log")[0]?.text).toMatch(/^the queue has begun anew: from 3 to \d$/);
  });

  it("is read from its start when it has an equal event at the end of the old one", () => {
    const { overlay, upstream } = startWith([gift, ...follows("a"), gift]);
    overlay.runUntil(100_000);
    upstream.queue = [...follows("b", "c"), gift, ...follows("d")];
    const names = ["Vixy", "a", "Vixy", "b", "c", "Vixy", "d"];
    expect(overlay.runUntil(300_000).names()).toEqual(names);
  });

  it("is found by events before an equal one, and shows nothing twice", () => {
    const { overlay, upstream } = startWith([...follows("a"), gift]);
    overlay.runUntil(130_000);
    upstream.queue = [...follows("b"), gift, gift, ...follows("c")];
    const names = overlay.runUntil(500_000).names();
    expect(names.sort()).toEqual(["Vixy", "Vixy", "Vixy", "a", "b", "c"]);
  });

  it("is found although events that were read before had been deleted", () => {
    const { overlay, upstream } = startWith(old);
    overlay.runUntil(100_000);
    upstream.queue = [undefined, undefined, undefined, ...follows("d")];
    overlay.runUntil(110_000);
    upstream.queue = follows("e", "f", "g", "h", "i");
    const names = overlay.runUntil(500_000).names();
    expect(names.sort()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
  });

  it("that keeps the first events is found after a burst", () => {
    const { pace } = parseOptions("?train=8&raid=1");
    const { overlay, upstream } = startWith([...old, ...follows("d")], pace);
    overlay.runUntil(130_000);
    upstream.queue = [...old, ...follows("e", "f", "g", "h", "i")];
    const names = overlay.runUntil(500_000).names().join().split(",");
    expect(names.sort()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
  });

  it("can have an event at its start where a shorter one before it had none", () => {
    const { overlay, upstream } = startWith([undefined, ...follows("a", "b")]);
    overlay.runUntil(130_000);
    upstream.queue = [undefined];
    overlay.runUntil(300_000);
    upstream.queue = follows("c", "d");
    expect(overlay.runUntil(500_000).names().sort()).toEqual(["a", "b", "c", "d"]);
  });

  it("is read from its start after a reload", () => {
    const { overlay, upstream } = startWith(old);
    overlay.runUntil(100_000);
    upstream.queue = follows("d");
    expect(overlay.reload(200_000).runUntil(300_000).names()).toEqual(["d"]);
  });

  it("that continues a shortened one shows nothing twice", () => {
    const { overlay, upstream } = startWith([...old, undefined, ...follows("d")]);
    overlay.runUntil(200_000);
    upstream.queue = [...old.slice(0, 2), ...follows("x", "y", "z")];
    const names = overlay.runUntil(600_000).names();
    expect(names).toEqual(["a", "b", "c", "d", "x", "y", "z"]);
  });

  it("that has lost its last events, and gets them again, shows nothing twice", () => {
    const { overlay, upstream } = startWith(old);
    overlay.runUntil(100_000);
    upstream.queue = old.slice(0, 1);
    overlay.runUntil(300_000);
    upstream.queue = [...old, ...follows("d")];
    expect(overlay.runUntil(600_000).names()).toEqual(["a", "b", "c", "d"]);
  });
});

it("an event that comes after its position was skipped is shown", () => {
  const { overlay, upstream } = startWith([undefined, ...follows("a")]);
  overlay.runUntil(130_000);
  upstream.queue = follows("late", "a");
  expect(overlay.runUntil(500_000).names()).toEqual(["a", "late"]);
});

it("is no new queue when events that were read are deleted, or their pictures change", () => {
  const { overlay, upstream } = startWith(follows("a", "b"));
  overlay.runUntil(100_000);
  upstream.queue = [undefined, { ...eventOf("follow", "b"), pfp: "https://b" }, ...follows("c")];
  overlay.runUntil(200_000);
  upstream.queue = [undefined, undefined, undefined, ...follows("d")];
  expect(overlay.runUntil(400_000).names()).toEqual(["a", "b", "c", "d"]);
});

it("skips a position without an event when the count proves that later ones exist", () => {
  const { overlay } = startWith([...follows("a", "b"), undefined, ...follows("c", "d")]);
  expect(overlay.runUntil(200_000).names()).toEqual(["a", "b", "c", "d"]);
  const { overlay: waiting } = startWith([]);
  waiting.runUntil(3_600_000);
  expect(waiting.state.next).toBe(0);
});

it("waits for ever at an event of an unknown type behind the count", () => {
  const overlay = new VirtualOverlay((call) =>
    call.what === "count" ? { count: 3 } : { event: eventOf("hype-train") },
  ).runUntil(600_000);
  expect(overlay.state.next).toBe(3);
});
