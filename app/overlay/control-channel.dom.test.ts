import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserChannels, type FakeEventSource } from "../../tests/overlay/browser-channels";
import { controlsOf, entryOf, reportOf } from "../../tests/overlay/samples";
import { openControlChannel, storeRemoteAccess, type ControlChannel } from "./control-channel";
import type { ControlMessage } from "./control-messages.server";

let sources: FakeEventSource[];
let channels: ControlChannel[];
const post = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sources = stubBrowserChannels();
  channels = [];
  post.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", post);
});
afterEach(() => {
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a channel that collects what it receives. */
function open(role: "dock" | "overlay") {
  const messages: ControlMessage[] = [];
  const states: string[] = [];
  const channel = openControlChannel(
    role,
    (message) => messages.push(message),
    (state) => states.push(state),
  );
  channels.push(channel);
  return { ...channel, messages, states };
}

const controls: ControlMessage = { type: "controls", controls: controlsOf({ at: 5 }) };
const skip: ControlMessage = { type: "action", action: { id: "a", type: "skip", key: "k" } };
const report: ControlMessage = { type: "report", report: reportOf() };
const posted = () => post.mock.calls.map(([, { body }]) => JSON.parse(body as string) as object);

describe("in one browser", () => {
  it("docks control overlays and learn of each other's controls; the server is not asked", () => {
    const [overlay, dock, other] = [open("overlay"), open("dock"), open("dock")];
    dock.send(controls);
    dock.send(skip);
    overlay.send(report);
    expect(overlay.messages).toEqual([controls, skip]);
    expect(other.messages).toEqual([controls, report]);
    expect(sources).toEqual([]);
    expect(post).not.toHaveBeenCalled();
  });
});

describe("with the overlay key", () => {
  it("receives messages of other browsers that concern it", () => {
    storeRemoteAccess(true);
    const dock = open("dock");
    expect(dock.states).toEqual(["connecting"]);
    const [source] = sources;
    expect(source!.url).toBe("/ex/overlay/control?role=dock&lastEventId=");
    source!.open();
    source!.receive(undefined, "r-0");
    source!.receive(controls, "r-1");
    source!.receive(skip, "r-2");
    expect(dock.messages).toEqual([controls]);
    expect(dock.states).toEqual(["connecting", "open"]);
  });

  it("connects and disconnects an open page when another page gets or loses access", () => {
    const overlay = open("overlay");
    storeRemoteAccess(true);
    window.dispatchEvent(new StorageEvent("storage", { key: "overlay-remote" }));
    expect(sources).toHaveLength(1);
    storeRemoteAccess(false);
    window.dispatchEvent(new StorageEvent("storage", { key: "overlay-remote" }));
    expect(sources[0]!.readyState).toBe(2);
    overlay.send(report);
    expect(post).not.toHaveBeenCalled();
  });

  it("opens a new stream after an HTTP error, with the id of the last event", () => {
    storeRemoteAccess(true);
    const { states } = open("dock");
    sources[0]!.open();
    sources[0]!.receive(controls, "r-7");
    sources[0]!.fail(2);
    vi.advanceTimersByTime(5_000);
    expect(sources.map(({ url }) => url)).toEqual([
      "/ex/overlay/control?role=dock&lastEventId=",
      "/ex/overlay/control?role=dock&lastEventId=r-7",
    ]);
    sources[1]!.open();
    expect(states).toEqual(["connecting", "open", "lost", "open"]);
  });

  it("says that the connection is lost only when it is not reopened at once", () => {
    storeRemoteAccess(true);
    const { states } = open("dock");
    sources[0]!.open();
    sources[0]!.fail(0);
    sources[0]!.open();
    expect(states).not.toContain("lost");
    sources[0]!.fail(0);
    sources[0]!.fail(0);
    expect(states.at(-1)).toBe("lost");
  });

  it("replaces a stream that the server has not ended in time", () => {
    storeRemoteAccess(true);
    open("dock");
    sources[0]!.open();
    vi.advanceTimersByTime(90_000);
    expect(sources[0]!.readyState).toBe(2);
    expect(sources).toHaveLength(2);
  });

  it("posts a command up to three times, and not again after an answer", async () => {
    storeRemoteAccess(true);
    const dock = open("dock");
    post.mockRejectedValueOnce(new TypeError("no network"));
    post.mockResolvedValueOnce(new Response(null, { status: 503 }));
    dock.send(skip);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted()).toEqual([skip, skip, skip]);
    post.mockResolvedValue(new Response(null, { status: 401 }));
    dock.send(controls);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted().slice(3)).toEqual([controls]);
  });

  it("posts one report at a time, without its last entries if it is too long", async () => {
    storeRemoteAccess(true);
    const overlay = open("overlay");
    const message = "狐".repeat(500);
    const alerts = [{ type: "sub" as const, username: "Vixy", message }];
    const shown = Array.from({ length: 50 }, (_, index) => entryOf(`${index}`, { alerts }));
    overlay.send({ type: "report", report: reportOf({ shown }) });
    overlay.send(report);
    expect(post).toHaveBeenCalledOnce();
    const body = post.mock.calls[0]![1].body as string;
    expect(new TextEncoder().encode(body).byteLength).toBeLessThan(64 * 1024);
    expect(body).toContain('"key":"0"');
    await vi.advanceTimersByTimeAsync(2_000);
    overlay.send(report);
    expect(post).toHaveBeenCalledTimes(2);
  });
});
