import type { AppLoadContext } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { upstream } from "~mocks/index";
import { cached } from "./cache.server";
import { noteFreshUntil, withRequestContext } from "./request-context.server";
import { sanitize } from "./html/sanitize.server";
import { request } from "./request.server";

const now = Date.parse("2026-11-22T12:00:00Z");
const short = { ttl: 1_000, stale: 60_000 };
const long = { ttl: 5_000, stale: 60_000 };
const value = () => Promise.resolve("a fox");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now }));
afterEach(() => void vi.useRealTimers());

/** Until when what a visit uses is fresh. */
async function freshUntil(use: () => Promise<unknown>): Promise<number | undefined> {
  const visit: AppLoadContext = {};
  await withRequestContext(visit, use).catch(() => undefined);
  return visit.freshUntil;
}

it("a visit sanitizes HTML up to a sum", async () => {
  const texts = Array.from({ length: 600 }, () => "x".repeat(999));
  const results = await withRequestContext({}, () =>
    Promise.all(texts.map((html) => sanitize(html, "flow"))),
  );
  expect(results.filter((result) => "html" in result)).toHaveLength(524);
});

describe("a visit is fresh", () => {
  it("for as long as the answer that it used, counted from its request", async () => {
    expect(await freshUntil(() => cached("a", short, value))).toBe(now + 1_000);
    vi.advanceTimersByTime(400);
    expect(await freshUntil(() => cached("a", short, value))).toBe(now + 1_000);
  });

  it("until the first of several answers expires", async () => {
    const several = () =>
      Promise.all([cached("a", long, value), cached("b", short, value), cached("c", long, value)]);
    expect(await freshUntil(several)).toBe(now + 1_000);
  });

  it("without a limit when it used no answer", async () => {
    expect(await freshUntil(() => Promise.resolve())).toBe(Infinity);
  });

  it("independently of answers that a simultaneous visit uses", async () => {
    const both = ["a", "b"].map((key, at) =>
      freshUntil(() => cached(key, at === 0 ? short : long, value)),
    );
    expect(await Promise.all(both)).toEqual([now + 1_000, now + 5_000]);
  });

  it("for as long as an answer that another visit has requested", async () => {
    const both = [1, 2].map(() => freshUntil(() => cached("a", short, value)));
    expect(await Promise.all(both)).toEqual([now + 1_000, now + 1_000]);
  });
});

describe("a visit is not fresh", () => {
  const failing = () => Promise.reject(new Error("no ink"));

  it("with a stale entry, also while it backs off after a failure", async () => {
    await cached("a", short, value);
    vi.advanceTimersByTime(2_000);
    expect(await freshUntil(() => cached("a", short, failing))).toBe(now + 1_000);
    expect(await freshUntil(() => cached("a", short, failing))).toBe(now + 1_000);
  });

  it("when a call failed, even if the error was caught", async () => {
    expect(await freshUntil(() => cached("a", short, failing).catch(() => undefined))).toBe(0);
  });

  it("when the answer is undefined, which is not cached", async () => {
    expect(await freshUntil(() => cached("a", short, () => Promise.resolve(undefined)))).toBe(0);
    expect(await cached("a", short, value)).toBe("a fox");
  });

  it("when it bypassed the cache", async () => {
    upstream.use(http.get("*/v1/now", () => HttpResponse.json({})));
    const ask = () => request(`${env.UPSTREAM_URL}/v1/now`);
    expect(await freshUntil(ask)).toBe(0);
    expect(await freshUntil(() => cached("a", short, ask))).toBe(now + 1_000);
  });

  it("with UPSTREAM_CACHE=off", async () => {
    env.UPSTREAM_CACHE = "off";
    try {
      expect(await freshUntil(() => cached("a", short, value))).toBeUndefined();
      expect(await cached("a", short, () => Promise.resolve("another"))).toBe("another");
      expect(await freshUntil(() => Promise.resolve())).toBeUndefined();
    } finally {
      env.UPSTREAM_CACHE = "on";
    }
  });
});

it("records nothing outside of a visit", () => {
  expect(() => noteFreshUntil(0)).not.toThrow();
});
