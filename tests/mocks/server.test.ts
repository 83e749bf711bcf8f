import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { failCall, mockCall, setTarget } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { startUpstream, type ListeningUpstream, type UpstreamOptions } from "~mocks/server";

// These tests use real sockets.
beforeAll(() => upstream.close());
afterAll(() => upstream.listen());

const running: ListeningUpstream[] = [];
afterEach(async () => {
  setTarget(upstream);
  await Promise.all(running.splice(0).map((one) => one.close()));
});

async function start(options: UpstreamOptions = {}) {
  const started = await startUpstream(options);
  running.push(started);
  const ask = (path: string, init?: RequestInit) => fetch(`${started.url}/${path}`, init);
  const headers = { "Content-Type": "application/json" };
  const control = (change: unknown) =>
    ask("control", { method: "POST", headers, body: JSON.stringify(change) });
  return { ...started, ask, control };
}

const latest = "v1/comics/talechasers/latest";
const dataOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;

it("the mock upstream changes its scenario and mocks single API calls while running", async () => {
  const { ask, control } = await start();
  const state = await control({ scenario: "down", latency: 1 });
  expect(await state.json()).toEqual({ scenario: "down", latency: 1, errors: 0 });
  await expect(ask(latest)).rejects.toThrow();
  await control({ scenario: "healthy", answer: { call: latest, data: [9, 9], once: true } });
  expect(await dataOf(await ask(latest))).toEqual([9, 9]);
  expect(await dataOf(await ask(latest))).not.toEqual([9, 9]);
  await control({ answer: { call: "v1/comics/{comic}/latest", status: 410 } });
  expect((await ask(latest)).status).toBe(410);
  await control({ reset: true });
  expect((await control({ scenario: "sleepy" })).status).toBe(400);
  expect((await ask(latest)).status).toBe(200);
});

it("mockCall and failCall replace responses of the mock upstream", async () => {
  const { ask, ...listening } = await start();
  setTarget(listening);
  mockCall("v1/characters/{name}", { category: "PAST" });
  failCall("v1/world/topics/feral", "encoding");
  failCall("v1/characters", "timeout");
  expect(await dataOf(await ask("v1/characters/fox"))).toEqual({ category: "PAST" });
  await expect(ask("v1/world/topics/feral").then((answer) => answer.text())).rejects.toThrow();
  const signal = AbortSignal.timeout(50);
  await expect(ask("v1/characters", { signal })).rejects.toThrow(/timeout/);
});
