import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { overlayHandlersOf } from "~mocks/handlers/overlay";
import { demoOf } from "~mocks/overlay/demo";
import { createQueue } from "~mocks/overlay/queue";
import { alertTypes, isAlert } from "~/overlay/events";

describe("the queue", () => {
  it("numbers events in the order they come, and gives each an id", () => {
    const queue = createQueue(() => 36);
    expect(queue.count()).toBe(0);
    expect(queue.at(0)).toBeUndefined();
    expect(queue.push({ type: "follow", username: "a" })).toBe(0);
    expect(queue.push({ type: "follow", username: "a" })).toBe(1);
    expect(queue.count()).toBe(2);
    expect([queue.at(0)?.id, queue.at(1)?.id]).toEqual(["10-0", "10-1"]);
  });

  it("forgets what is long past, and goes on counting", () => {
    const queue = createQueue();
    for (let turn = 0; turn <= 5_000; turn += 1)
      queue.push({ type: "follow", username: `${turn}` });
    expect(queue.count()).toBe(5_001);
    expect(queue.at(0)).toBeUndefined();
    expect(queue.at(1)?.username).toBe("1");
  });

  it("plays a demo by the clock, also for those who come late", () => {
    let now = 0;
    const queue = createQueue(() => now, demoOf("30"));
    expect(queue.count()).toBe(0);
    now = 30_000;
    expect(queue.count()).toBe(1);
    now = 30_000 * alertTypes.length * 2;
    const types = Array.from({ length: queue.count() }, (_, position) => queue.at(position)!);
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(alertTypes));
    expect(types.every(isAlert)).toBe(true);
    now = 1e12;
    expect(queue.at(queue.count() - 1)).toBeDefined();
  });

  it.each(["0", "-5", "often", "NaN", "0.5"])(
    "refuses to play a demo every %s seconds",
    (seconds) => {
      expect(() => demoOf(seconds)).toThrow(/^OVERLAY_DEMO must be/);
    },
  );

  it.each([undefined, ""])("plays none for %j", (seconds) => {
    expect(demoOf(seconds)).toBeUndefined();
  });
});

describe("the embedded upstream", () => {
  const openQueue = () => {
    const queue = createQueue();
    const handlers = overlayHandlersOf(() => queue);
    return async (path: string, init?: RequestInit) => {
      const answer = await getResponse(
        handlers,
        new Request(`http://upstream.test/v1/${path}`, init),
      );
      return { status: answer?.status, body: (await answer?.json()) as Record<string, unknown> };
    };
  };
  const post = (body: unknown, type = "application/json") => ({
    method: "POST",
    headers: { "Content-Type": type },
    body: JSON.stringify(body),
  });

  it("takes an event, counts it and hands it out", async () => {
    const ask = openQueue();
    expect((await ask("overlay/events/count")).body["data"]).toBe(0);
    expect((await ask("overlay/events/next/0")).body["data"]).toEqual({});
    const event = { type: "raid", username: "Vixy", count: 12 };
    expect((await ask("overlay/events", post(event))).body["data"]).toBe(0);
    expect((await ask("overlay/events/count")).body["data"]).toBe(1);
    expect((await ask("overlay/events/next/0")).body["data"]).toMatchObject(event);
    expect((await ask("overlay/events/next/1")).body["data"]).toEqual({});
  });

  it.each([
    ["a type that is none", post({ type: "hype", username: "a" }), 400],
    ["no name", post({ type: "raid" }), 400],
    ["a count that is none", post({ type: "raid", username: "a", count: "x" }), 400],
    ["more than it knows", post({ type: "raid", username: "a", id: "1" }), 400],
    ["no JSON", { ...post(""), body: "{" }, 400],
    ["what any page could send", post({ type: "raid", username: "a" }, "text/plain"), 415],
  ])("refuses %s", async (_name, init, status) => {
    const ask = openQueue();
    expect((await ask("overlay/events", init)).status).toBe(status);
    expect((await ask("overlay/events/count")).body["data"]).toBe(0);
  });

  it("refuses a position that is no number", async () => {
    expect((await openQueue()("overlay/events/next/x")).status).toBe(400);
  });
});
