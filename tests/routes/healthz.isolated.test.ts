import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import { version } from "../../package.json";
import { responseOf } from "./route-response";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A new instance of the route, like in a process that has had no requests. */
async function started() {
  vi.resetModules();
  const { loader } = await import("~/routes/healthz");
  return async () => {
    const { status, headers, body } = await responseOf(loader, "/healthz");
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    return JSON.parse(body) as { status: string; upstream: string; since: string };
  };
}

const latest = "*/v1/comics/*/latest";

it.each([
  ["up", "valid data", () => HttpResponse.json({ code: "CHASE-1000", data: [3, 12] })],
  ["wrong", "status 404", () => new HttpResponse(null, { status: 404 })],
  ["wrong", "invalid data", () => HttpResponse.json({ code: "CHASE-1000", data: 3 })],
  ["down", "no response", () => HttpResponse.error()],
] as const)("the health check says %j if the upstream sends %s", async (state, _name, answer) => {
  upstream.use(http.get(latest, answer));
  const since = expect.stringMatching(/^\d{4}-/) as string;
  const check = (await started())();
  await vi.advanceTimersByTimeAsync(400);
  expect(await check).toEqual({ status: "ok", version, upstream: state, since });
});

it("the health check requests the upstream at most every five seconds", async () => {
  let isUp = false;
  const answer = vi.fn(() =>
    isUp ? HttpResponse.json({ code: "CHASE-1000", data: [3, 12] }) : new HttpResponse("no"),
  );
  upstream.use(http.get(latest, answer));
  const check = await started();
  const states = await Promise.all([check(), check(), check()]);
  expect(new Set(states.map(({ upstream: state, since }) => state + since)).size).toBe(1);
  isUp = true;
  expect(await check()).toMatchObject({ upstream: "wrong" });
  expect(answer).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_001);
  expect(await check()).toMatchObject({ upstream: "up" });
});
