import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectControl, listenedFor } from "./channel";
import { createFar, farDelay } from "./channel-far";
import { farKey, openLine } from "./channel-line";
import type { Message } from "./channel-messages";
import type { OverlayHandle } from "./handle";
import { controlsOf, reportOf } from "./test-channel";

/** The documents of one browser, in one process: a channel gives what one says to all others of its name. */
class NearChannel {
  static open = new Set<NearChannel>();
  readonly #listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    NearChannel.open.add(this);
  }
  addEventListener(_type: "message", listener: (event: { data: unknown }) => void) {
    this.#listeners.push(listener);
  }
  postMessage(message: unknown) {
    for (const other of NearChannel.open) {
      if (other === this || other.name !== this.name) continue;
      for (const listener of other.#listeners) listener({ data: structuredClone(message) });
    }
  }
}

/** What was asked of the server, and what it answers. */
interface Asked {
  url: string;
  body: string | undefined;
}
let asked: Asked[];
let answer: (request: Asked) => Response | Promise<Response>;
let keyListeners: ((event: StorageEvent) => void)[];

/** A body that breaks when its request is given up, as those of `fetch` do. */
function cutBy(signal: AbortSignal, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    start: (own) => signal.addEventListener("abort", () => own.error(signal.reason)),
    async pull(own) {
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      if (done) own.close();
      else own.enqueue(value);
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", NearChannel);
  NearChannel.open.clear();
  localStorage.clear();
  asked = [];
  answer = () => Promise.reject(new Error("no line"));
  vi.stubGlobal("fetch", async (url: string, { body, signal }: RequestInit) => {
    const request = { url, body: body as string | undefined };
    asked.push(request);
    const gone = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason as Error)),
    );
    const { body: stream, status } = await Promise.race([answer(request), gone]);
    return new Response(stream && signal ? cutBy(signal, stream) : stream, { status });
  });
  // Those of the tests before live on.
  keyListeners = [];
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    if (type === "storage") keyListeners.push(listener as (event: StorageEvent) => void);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An overlay that notes what it is told. */
function overlay() {
  const told: unknown[] = [];
  let tell: Parameters<OverlayHandle["onReport"]>[0] | undefined;
  connectControl({
    apply: (controls) => void told.push(["apply", controls]),
    act: (action) => void told.push(["act", action]),
    watch: () => void told.push(["watch"]),
    onReport: (listener) => {
      tell = listener;
      listener(reportOf());
    },
  });
  return { told, report: (count: number) => tell?.(reportOf({ count })) };
}

const controls: Message = { say: "controls", controls: controlsOf({ at: 5 }) };
const skip: Message = { say: "act", action: { id: "a", do: "skip", key: "k" } };

it("listens once, also when it is started again as it is refused", async () => {
  vi.useFakeTimers();
  const pending = new Promise<Response>(() => undefined);
  answer = () =>
    asked.length === 1 ? Promise.resolve(new Response(null, { status: 401 })) : pending;
  const far = createFar(
    "dock",
    () => undefined,
    (state) => state === "refused" && far.start(),
  );
  far.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(2);
});

describe("in one browser", () => {
  it("an overlay does what any dock says, and docks hear each other's controls", () => {
    const { told } = overlay();
    const heard: Message[] = [];
    openLine("dock", (message) => heard.push(message));
    const dock = openLine("dock", () => undefined);
    dock.send(controls);
    dock.send(skip);
    expect(told).toEqual([
      ["apply", controlsOf({ at: 5 })],
      ["act", { id: "a", do: "skip", key: "k" }],
    ]);
    expect(heard).toEqual([controls]);
    expect(asked).toEqual([]);
  });

  it("an overlay says to docks that were open before that it was opened", () => {
    const heard: Message[] = [];
    openLine("dock", (message) => heard.push(message));
    overlay();
    expect(heard).toEqual([{ say: "opened" }]);
  });

  it("an overlay says nothing until a dock asks, and nothing once none has for a while", () => {
    const { told, report } = overlay();
    const heard: Message[] = [];
    const dock = openLine("dock", (message) => heard.push(message));
    report(1);
    expect(heard).toEqual([]);
    dock.send({ say: "ask" });
    report(2);
    dock.send({ say: "ask" });
    expect(told).toEqual([["watch"], ["watch"]]);
    const counts = () => heard.map((each) => each.say === "report" && each.report.count);
    expect(counts()).toEqual([0, 2, 2]);
    vi.advanceTimersByTime(listenedFor);
    report(3);
    expect(counts()).toHaveLength(3);
    dock.send({ say: "ask" });
    expect(counts()).toEqual([0, 2, 2, 3]);
  });

  it("what is no message is not heard", () => {
    const { told } = overlay();
    const channel = new NearChannel("overlay-control");
    for (const data of ["skip", { say: "act" }, { say: "report", report: reportOf() }]) {
      channel.postMessage(data);
    }
    expect(told).toEqual([]);
  });
});

describe("through the server", () => {
  /** A stream that a test writes into. */
  function stream() {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    return {
      response: new Response(body),
      write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
    };
  }
  const event = (id: string, message?: Message) =>
    `id: ${id}\ndata: ${message ? JSON.stringify(message) : ""}\n\n`;
  const soon = () => vi.advanceTimersByTimeAsync(200);
  const posts = () => asked.filter(({ body }) => body !== undefined);
  const streams = () => asked.filter(({ body }) => body === undefined).map(({ url }) => url);

  it.each([401, 404])(
    "a browser that may not asks once for each load, and no more: %i",
    async (status) => {
      localStorage.setItem(farKey, "1");
      const states: string[] = [];
      answer = () => new Response(null, { status });
      const dock = openLine(
        "dock",
        () => undefined,
        (state) => states.push(state),
      );
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      dock.send(skip);
      await soon();
      expect(asked).toHaveLength(1);
      expect(states).toEqual(["opening", "refused"]);
    },
  );

  it("an open page begins when the key is sent in another one", async () => {
    const { told } = overlay();
    const own = stream();
    answer = () => own.response;
    await soon();
    expect(asked).toEqual([]);
    localStorage.setItem(farKey, "1");
    for (const hear of keyListeners) hear(new StorageEvent("storage", { key: farKey }));
    await soon();
    own.write(event("r-1"));
    // Cut anywhere.
    const text = `:\n\n${event("r-2", skip)}`;
    own.write(text.slice(0, 20));
    await soon();
    own.write(text.slice(20));
    await soon();
    expect(told).toEqual([["act", { id: "a", do: "skip", key: "k" }]]);
    expect(streams()).toEqual(["/ex/overlay/control?as=overlay&after="]);
  });

  it("comes back at once to a stream that ended, and says what it heard last", async () => {
    localStorage.setItem(farKey, "1");
    const first = stream();
    answer = () => first.response;
    openLine("dock", () => undefined);
    await soon();
    first.write(event("r-7"));
    await soon();
    answer = () => stream().response;
    first.end();
    await soon();
    expect(streams().slice(1)).toEqual(["/ex/overlay/control?as=dock&after=r-7"]);
  });

  it("gives a silent stream up, and waits longer after each failure", async () => {
    localStorage.setItem(farKey, "1");
    const states: string[] = [];
    answer = () => stream().response;
    openLine(
      "dock",
      () => undefined,
      (state) => states.push(state),
    );
    await soon();
    answer = () => new Response(null, { status: 503 });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(states).toEqual(["opening", "lost"]);
    expect(streams().length).toBeGreaterThan(15);
    expect(streams().length).toBeLessThan(35);
    expect([1, 2, 3, 9].map((failures) => farDelay(failures, 0))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
    expect(farDelay(1, 1)).toBe(800);
  });

  it("posts in order, a command again where it failed, and of reports the last one", async () => {
    localStorage.setItem(farKey, "1");
    let failures = 1;
    answer = ({ body }) => {
      if (body === undefined) return stream().response;
      return (failures -= 1) >= 0 ? new Response(null, { status: 503 }) : new Response("r");
    };
    const dock = openLine("dock", () => undefined);
    dock.send(skip);
    dock.send(controls);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(posts().map(({ body }) => JSON.parse(body!) as Message)).toEqual([skip, skip, controls]);

    asked = [];
    const { report } = overlay();
    await soon();
    asked = [];
    new NearChannel("overlay-control").postMessage({ say: "ask" });
    for (let count = 1; count < 9; count += 1) report(count);
    await vi.advanceTimersByTimeAsync(5_000);
    const counts = posts().map(({ body }) => JSON.parse(body!) as { report: { count: number } });
    expect(counts.map((each) => each.report.count)).toEqual([0, 8]);
  });

  it("moves to the replica that its words come to", async () => {
    localStorage.setItem(farKey, "1");
    const first = stream();
    answer = ({ body }) => (body === undefined ? first.response : new Response("other"));
    const states: string[] = [];
    const dock = openLine(
      "dock",
      () => undefined,
      (state) => states.push(state),
    );
    await soon();
    first.write(event("r-1"));
    await soon();
    answer = ({ body }) => (body === undefined ? stream().response : new Response("other"));
    dock.send(skip);
    await soon();
    await soon();
    expect(streams()).toHaveLength(2);
    expect(states).toEqual(["opening", "open"]);
  });
});
