import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { upstream } from "~mocks/index";
import type { UpstreamError } from "./failure";
import { withRequestContext } from "./request-context.server";
import { readBody, request } from "./request.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Sends a request. @returns the body, or the kind of failure */
const send = (path: string, name = "GET things", init: RequestInit = {}) =>
  request(`http://upstream.test/${path}`, { name, timeoutMs: 300, ...init }, readBody).then(
    String,
    ({ kind }: UpstreamError) => kind,
  );

/** Mocks responses with the given statuses in order, repeats the last one, and counts requests. */
function answer(...statuses: number[]) {
  const respond = vi.fn(() => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    return new HttpResponse("body", { status });
  });
  upstream.use(http.all("http://upstream.test/*", respond));
  return respond;
}

it("only GET requests are sent again once after an outage", async () => {
  expect(answer(503, 200)).not.toHaveBeenCalled();
  expect(await send("a")).toBe("body");
  for (const [method, status] of [
    ["POST", 503],
    ["GET", 404],
  ] as const) {
    const respond = answer(status);
    await send("a", `${method} things`, { method });
    expect(respond).toHaveBeenCalledOnce();
  }
});

it("the circuit breaker of an API call opens for three seconds after eight failures of the host", async () => {
  answer(503);
  for (let time = 0; time < 8; time += 1) expect(await send(`${time}`)).toBe("status");
  const respond = answer(200);
  expect(await send("9")).toBe("open-circuit");
  expect(respond).not.toHaveBeenCalled();
  expect(await send("9", "GET others")).toBe("body");
  vi.advanceTimersByTime(3_001);
  expect(await send("9")).toBe("body");
});

it.each([404, 500])(
  "the circuit breaker stays closed after 20 responses with status %i for one record",
  async (status) => {
    answer(status);
    for (let time = 0; time < 20; time += 1) expect(await send("broken")).toBe("status");
    answer(200);
    expect(await send("other")).toBe("body");
  },
);

it("request throws an error of the code that reads the response", async () => {
  answer(200);
  const bug = new TypeError("x is undefined");
  const read = () => Promise.reject(bug);
  await expect(request("http://upstream.test/a", { name: "GET things" }, read)).rejects.toBe(bug);
});

it("a background task makes no API call while visitors wait for calls of the same name", async () => {
  answer(200);
  upstream.use(http.get("http://upstream.test/hangs/*", () => delay("infinite")));
  const sendInBackground = () => withRequestContext({ isBackground: true }, () => send("a"));
  expect(await sendInBackground()).toBe("body");
  const hanging = Array.from({ length: 21 }, (_, at) => send(`hangs/${at}`));
  expect(await sendInBackground()).toBe("busy");
  expect(await send("a")).toBe("body");
  await Promise.all(hanging);
});

it("only a limited number of requests waits for an API call that hangs", async () => {
  let running = 0;
  upstream.use(
    http.get("http://upstream.test/hangs/*", () => {
      running += 1;
      return delay("infinite");
    }),
    http.get("http://upstream.test/works", () => new HttpResponse("body")),
  );
  const hanging = Array.from({ length: 200 }, (_, at) => send(`hangs/${at}`));
  expect(await send("works", "GET others")).toBe("body");
  const kinds = await Promise.all(hanging);
  expect(kinds.filter((kind) => kind === "busy")).toHaveLength(80);
  expect(new Set(kinds)).toEqual(new Set(["busy", "timeout", "open-circuit"]));
  expect(running).toBeLessThan(60);
});
