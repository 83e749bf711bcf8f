import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { overlayHandlersOf } from "~mocks/handlers/overlay";
import { parseDemo } from "~mocks/overlay/demo";
import { createQueue } from "~mocks/overlay/queue";
import { alertTypes } from "~/overlay/loop/alerts";

describe("the queue", () => {
  it("deletes the oldest of 5,000 events, and goes on counting", () => {
    const queue = createQueue();
    for (let turn = 0; turn <= 5_000; turn += 1)
      queue.push({ type: "follow", username: `${turn}` });
    expect(queue.count()).toBe(5_001);
    expect(queue.at(0)).toBeUndefined();
    expect(queue.at(1)?.username).toBe("1");
  });

  it("adds the events of a demo by the clock", () => {
    let now = 0;
    const queue = createQueue(() => now, parseDemo("30"));
    expect(queue.count()).toBe(0);
    now = 30_000;
    expect(queue.count()).toBe(1);
    now = 30_000 * alertTypes.length * 2;
    const types = Array.from({ length: queue.count() }, (_, position) => queue.at(position)!);
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(alertTypes));
    now = 1e12;
    expect(queue.at(queue.count() - 1)).toBeDefined();
  });

  it.each(["0", "-5", "often", "NaN", "0.5"])("rejects a demo every %s seconds", (seconds) => {
    expect(() => parseDemo(seconds)).toThrow(/^OVERLAY_DEMO must be/);
  });

  it.each([undefined, ""])("has no demo for %j", (seconds) => {
    expect(parseDemo(seconds)).toBeUndefined();
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

  it("stores an event, counts it and returns it", async () => {
    const ask = openQueue();
    expect((await ask("overlay/events/count")).body["data"]).toBe(0);
    expect((await ask("overlay/events/next/0")).body["data"]).toEqual({});
    const event = { type: "raid", username: "Vixy", count: 12 };
    expect((await ask("overlay/events", post(event))).body["data"]).toBe(0);
    expect((await ask("overlay/events/count")).body["data"]).toBe(1);
    expect((await ask("overlay/events/next/0")).body["data"]).toEqual(event);
    expect((await ask("overlay/events/next/1")).body["data"]).toEqual({});
  });

  it.each([
    ["an unknown type", post({ type: "hype", username: "a" }), 400],
    ["no name", post({ type: "raid" }), 400],
    ["a count that is no number", post({ type: "raid", username: "a", count: "x" }), 400],
    ["an unknown field", post({ type: "raid", username: "a", id: "1" }), 400],
    ["no JSON", { ...post(""), body: "{" }, 400],
    [
      "a content type that any page can send",
      post({ type: "raid", username: "a" }, "text/plain"),
      415,
    ],
  ])("rejects %s", async (_name, init, status) => {
    const ask = openQueue();
    expect((await ask("overlay/events", init)).status).toBe(status);
    expect((await ask("overlay/events/count")).body["data"]).toBe(0);
  });

  it("rejects a position that is no number", async () => {
    expect((await openQueue()("overlay/events/next/x")).status).toBe(400);
  });
});
