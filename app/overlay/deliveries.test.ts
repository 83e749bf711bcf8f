import { describe, expect, it } from "vitest";
import { createDelivery, isRepeat, addDeliveries } from "./deliveries";
import { eventOf, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";

describe("an event delivered twice", () => {
  it("is shown once, one right after the other or with others between", () => {
    const events = ["a", "a", "b", "a", "c"].map((name) => eventOf("follow", name));
    const overlay = new VirtualOverlay(queueOf(events)).runUntil(120_000);
    expect(overlay.shows().map(({ alert }) => alert.username)).toEqual(["a", "b", "c"]);
    expect(overlay.of("log")[0]?.text).toContain("event 1 says what an earlier one said");
  });

  it("is known by its id for as long as it is remembered, and by nothing else", () => {
    const cheer = (id: string) => ({ ...eventOf("cheer"), id });
    const overlay = new VirtualOverlay(queueOf([cheer("1"), cheer("2"), cheer("1")])).runUntil(
      90_000,
    );
    expect(overlay.shows().map(({ alert }) => alert.id)).toEqual(["1", "2"]);
  });

  it("is known by its id, however much later, and by its parts in any order for a minute", () => {
    const delivered = [createDelivery({ ...eventOf("cheer"), id: "1" }, 0)];
    expect(isRepeat(delivered, { ...eventOf("cheer"), id: "1" }, 3_600_000)).toBe(true);
    const plain = [createDelivery({ type: "cheer", username: "a", count: 2 }, 1_000)];
    const again = { count: 2, username: "a", type: "cheer" };
    expect(isRepeat(plain, again, 61_000)).toBe(true);
    expect(isRepeat(plain, again, 61_001)).toBe(false);
  });

  it("is forgotten after a hundred others", () => {
    const ids = Array.from({ length: 101 }, (_, id) => ({ ...eventOf("cheer"), id: `${id}` }));
    const delivered = ids.reduce(
      (all, event) => addDeliveries(all, [createDelivery(event, 0)]),
      addDeliveries([], []),
    );
    expect(ids.filter((event) => !isRepeat(delivered, event, 0))).toEqual([ids[0]]);
  });

  it("a minute later is another event", () => {
    let there = 1;
    const overlay = new VirtualOverlay((call) => {
      if (call.what === "count") return { count: 0 };
      return { event: call.position < there ? eventOf("cheer") : undefined };
    }).runUntil(61_000);
    there = 2;
    overlay.runUntil(65_000);
    expect(overlay.shows()).toHaveLength(2);
  });
});
