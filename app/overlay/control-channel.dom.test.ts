import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserChannels, type FakeEventSource } from "../../tests/overlay/browser-channels";
import { controlsOf, entryOf, reportOf } from "../../tests/overlay/samples";
import { openControlChannel, storeRemoteAccess, type ControlChannel } from "./control-channel";
import type { ControlMessage } from "./control-messages";

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

/** Opens a channel in a browser that has sent the overlay key. */
function openRemote(role: "dock" | "overlay") {
  storeRemoteAccess(true);
  const channel = open(role);
  return { ...channel, source: sources[0]! };
}

it("connects docks and overlays of one browser without the server", () => {
  const [overlay, dock, otherDock] = [open("overlay"), open("dock"), open("dock")];
  dock.send(controls);
  dock.send(skip);
  overlay.send(report);
  expect(overlay.messages).toEqual([controls, skip]);
  expect(otherDock.messages).toEqual([controls, report]);
  expect(sources).toEqual([]);
  expect(post).not.toHaveBeenCalled();
});

describe("with the overlay key", () => {
  it("receives messages of other browsers that concern it", () => {
    const { source, messages, states } = openRemote("dock");
    expect(source.url).toBe("/ex/overlay/control?role=dock&lastEventId=");
    source.open();
    source.receive(undefined, "r-0");
    source.receive(controls, "r-1");
    source.receive(skip, "r-2");
    expect(messages).toEqual([controls]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("connects and disconnects when another page of the browser gets or loses access", () => {
    const overlay = open("overlay");
    const changeAccess = (hasAccess: boolean) => {
      storeRemoteAccess(hasAccess);
      window.dispatchEvent(new StorageEvent("storage", { key: "overlay-remote" }));
    };
    changeAccess(true);
    expect(sources).toHaveLength(1);
    changeAccess(false);
    expect(sources[0]!.readyState).toBe(2);
    overlay.send(report);
    expect(post).not.toHaveBeenCalled();
  });

  it("opens a new stream after an HTTP error, with the id of the last event", () => {
    const { source, states } = openRemote("dock");
    source.open();
    source.receive(controls, "r-7");
    source.fail(2);
    vi.advanceTimersByTime(5_000);
    expect(sources[1]!.url).toBe("/ex/overlay/control?role=dock&lastEventId=r-7");
    sources[1]!.open();
    expect(states).toEqual(["connecting", "open", "lost", "open"]);
  });

  it("reports a lost connection only when it is not reopened at once", () => {
    const { source, states } = openRemote("dock");
    source.open();
    source.fail(0);
    source.open();
    expect(states).not.toContain("lost");
    source.fail(0);
    source.fail(0);
    expect(states.at(-1)).toBe("lost");
  });

  it("replaces a stream that the server has not ended in time", () => {
    const { source } = openRemote("dock");
    source.open();
    vi.advanceTimersByTime(90_000);
    expect(source.readyState).toBe(2);
    expect(sources).toHaveLength(2);
  });

  it("posts a command up to three times, and once if it is rejected", async () => {
    const { send } = openRemote("dock");
    post.mockRejectedValueOnce(new TypeError("no network"));
    post.mockResolvedValueOnce(new Response(null, { status: 503 }));
    send(skip);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted()).toEqual([skip, skip, skip]);
    post.mockResolvedValue(new Response(null, { status: 401 }));
    send(controls);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted().slice(3)).toEqual([controls]);
  });

  it("posts one report at a time, without its last entries if it is too long", async () => {
    const { send } = openRemote("overlay");
    const alerts = [{ type: "sub" as const, username: "Vixy", message: "狐".repeat(500) }];
    const shown = Array.from({ length: 50 }, (_, index) => entryOf(`${index}`, { alerts }));
    send({ type: "report", report: reportOf({ shown }) });
    send(report);
    expect(post).toHaveBeenCalledOnce();
    const body = post.mock.calls[0]![1].body as string;
    expect(new TextEncoder().encode(body).byteLength).toBeLessThan(64 * 1024);
    expect(body).toContain('"key":"0"');
    await vi.advanceTimersByTimeAsync(2_000);
    send(report);
    expect(post).toHaveBeenCalledTimes(2);
  });
});
