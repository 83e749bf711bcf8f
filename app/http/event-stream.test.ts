import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compressResponse } from "./compress.server";
import { eventStream, type SendEvent } from "./event-stream.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a stream and reads it. */
function open({ reads = true } = {}) {
  const [visit, ending] = [new AbortController(), new AbortController()];
  const request = new Request("http://127.0.0.1/events", { signal: visit.signal });
  const close = vi.fn();
  let send!: SendEvent;
  const response = eventStream(request, ending.signal, (given) => {
    send = given;
    return close;
  });
  let text = "";
  let isDone = false;
  const reader = response.body!.getReader();
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += new TextDecoder().decode(part.value);
    }
    isDone = true;
  };
  if (reads) void read();
  return {
    response,
    visit,
    ending,
    close,
    send,
    read: () => [text, isDone],
    cancel: () => reader.cancel(),
  };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("an event stream", () => {
  it("starts at once, and is neither cached nor buffered nor compressed", async () => {
    const { response, read, send } = open();
    await pass(0);
    expect(read()).toEqual(["retry: 1000\n\n", false]);
    send('{"say":"ask"}', "room-1");
    await pass(0);
    expect(read()[0]).toBe('retry: 1000\n\nid: room-1\ndata: {"say":"ask"}\n\n');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(await compressResponse(response, "br, gzip")).toBe(response);
  });

  it("sends a heartbeat every 15 s and ends after a minute", async () => {
    const { read, close } = open();
    await pass(46_000);
    expect(read()).toEqual(["retry: 1000\n\n" + ":\n\n".repeat(3), false]);
    expect(close).not.toHaveBeenCalled();
    await pass(14_000);
    expect(read()[1]).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, (opened: ReturnType<typeof open>) => unknown]>([
    ["the process drains", ({ ending }) => ending.abort()],
    ["the request is aborted", ({ visit }) => visit.abort()],
    ["the body is cancelled", ({ cancel }) => cancel()],
  ])("ends once when %s", async (_when, end) => {
    const opened = open();
    await pass(0);
    await end(opened);
    await pass(0);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    opened.send("late", "room-2");
    expect(opened.read()[0]).toBe("retry: 1000\n\n");
  });

  it("ends when a slow reader has a backlog of 1 MB", () => {
    const { send, close } = open({ reads: false });
    for (let time = 0; time < 30; time += 1) send("x".repeat(60_000), "room-1");
    expect(close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
