import { describe, expect, it } from "vitest";
import { eventOf, follows, queueOf, VirtualOverlay } from "../../tests/overlay/virtual-overlay";
import { addDeliveries, createDelivery, isRepeat, type Delivery } from "./deliveries";

const withId = (id: string) => ({ ...eventOf("cheer"), id });

describe("a second delivery of an event", () => {
  it("is skipped, with and without others in between", () => {
    const overlay = new VirtualOverlay(queueOf(follows("a", "a", "b", "a", "c")));
    expect(overlay.runUntil(120_000).names()).toEqual(["a", "b", "c"]);
    expect(overlay.of("log")[0]?.text).toBe("event 1 is skipped: it was delivered before");
  });

  it("has the same id, at any time; equal events with other ids are no second deliveries", () => {
    const delivered = [createDelivery(withId("1"), 0)];
    expect(isRepeat(delivered, withId("1"), 3_600_000)).toBe(true);
    expect(isRepeat(delivered, withId("2"), 0)).toBe(false);
  });

  it("has the same fields in any order within a minute, if there is no id", () => {
    const delivered = [createDelivery({ type: "cheer", username: "a", count: 2 }, 1_000)];
    const again = { count: 2, username: "a", type: "cheer" };
    expect(isRepeat(delivered, again, 61_000)).toBe(true);
    expect(isRepeat(delivered, again, 61_001)).toBe(false);
  });

  it("is recognized among the last hundred events", () => {
    const events = Array.from({ length: 101 }, (_, number) => withId(`${number}`));
    let delivered: Delivery[] = [];
    for (const event of events) delivered = addDeliveries(delivered, [createDelivery(event, 0)]);
    expect(events.filter((event) => !isRepeat(delivered, event, 0))).toEqual([events[0]]);
  });
});
