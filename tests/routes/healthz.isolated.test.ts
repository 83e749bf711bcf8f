import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";
import { version } from "../../package.json";
import { countUpstreamRequests } from "./sample-comic";

let asked: ReturnType<typeof countUpstreamRequests>;

beforeEach(() => {
  asked = countUpstreamRequests();
});
afterEach(() => {
  asked.stop();
  vi.useRealTimers();
});

/** The route as a process has it that was never asked before. */
async function started() {
  vi.resetModules();
  const { loader } = await import("~/routes/healthz");
  return async () => {
    const { status, headers, body } = await responseOf(loader, "/healthz");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    return JSON.parse(body) as { status: string; upstream: string; since: string };
  };
}

const upstreamAnswers = (answer: () => Response) => upstream.use(http.all("*", answer));

it.each([
  ["up", "it responds", undefined],
  ["wrong", "it responds with 404", () => new HttpResponse(null, { status: 404 })],
  ["wrong", "it responds with a maintenance page", () => HttpResponse.html("<h1>Back soon</h1>")],
  [
    "wrong",
    "it responds with other data",
    () => HttpResponse.json({ code: "CHASE-1000", data: 3 }),
  ],
  ["down", "there is no connection", () => HttpResponse.error()],
  ["down", "it fails", () => new HttpResponse(null, { status: 500 })],
] as const)("says that the upstream is %s when %s", async (state, _when, answer) => {
  if (answer) upstreamAnswers(answer);
  expect(await (await started())()).toEqual({
    status: "ok",
    version,
    upstream: state,
    since: expect.stringMatching(/^\d{4}-/),
  });
});

it("says that the upstream is down when it takes longer than a load balancer waits", async () => {
  upstream.use(http.all("*", () => delay("infinite")));
  const start = performance.now();
  expect(await (await started())()).toMatchObject({ upstream: "down" });
  expect(performance.now() - start).toBeLessThan(4_500);
});

describe("the upstream is asked", () => {
  it("once, however often the load balancer asks", async () => {
    const check = await started();
    await Promise.all(Array.from({ length: 20 }, check));
    await check();
    expect(asked.paths).toHaveLength(1);
  });

  it("again after five seconds, and tells that it is back", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const check = await started();
    upstreamAnswers(() => new HttpResponse(null, { status: 500 }));
    expect(await check()).toMatchObject({ upstream: "down" });
    upstream.resetHandlers();
    const { upstream: state, since } = await check();
    expect(state).toBe("down");
    expect(await check()).toMatchObject({ upstream: "down", since });
    vi.advanceTimersByTime(5_001);
    expect(await check()).toMatchObject({ upstream: "up" });
  });
});
