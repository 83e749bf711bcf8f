import type { AppLoadContext } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "~/env.server";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../../tests/upstream/fresh";
import { cached } from "./cache.server";
import { noteFreshUntil, observeFreshness } from "./freshness.server";
import { request } from "./request.server";

withFreshUpstream();

const now = Date.parse("2026-11-22T12:00:00Z");
const short = { ttl: 1_000, stale: 60_000 };
const long = { ttl: 5_000, stale: 60_000 };
const value = () => Promise.resolve("a fox");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => void vi.useRealTimers());

/** Until when what a visit uses is fresh. */
async function freshUntil(use: () => Promise<unknown>): Promise<number | undefined> {
  const visit: AppLoadContext = {};
  await observeFreshness(visit, use).catch(() => undefined);
  return visit.freshUntil;
}

describe("a visit is fresh", () => {
  it("for as long as the answer that it used, since that was asked for", async () => {
    expect(await freshUntil(() => cached("a", short, value))).toBe(now + 1_000);
    vi.setSystemTime(now + 400);
    expect(await freshUntil(() => cached("a", short, value))).toBe(now + 1_000);
  });

  it("for as long as the first of several", async () => {
    const several = () =>
      Promise.all([cached("a", long, value), cached("b", short, value), cached("c", long, value)]);
    expect(await freshUntil(several)).toBe(now + 1_000);
  });

  it("for ever when it used none", async () => {
    expect(await freshUntil(() => Promise.resolve())).toBe(Infinity);
  });

  it("by its own answers, whatever another one beside it uses", async () => {
    const both = ["a", "b"].map((key, at) =>
      freshUntil(() => cached(key, at === 0 ? short : long, value)),
    );
    expect(await Promise.all(both)).toEqual([now + 1_000, now + 5_000]);
  });

  it("by an answer that another visit asks for", async () => {
    const both = [1, 2].map(() => freshUntil(() => cached("a", short, value)));
    expect(await Promise.all(both)).toEqual([now + 1_000, now + 1_000]);
  });
});

describe("a visit is not fresh", () => {
  const failing = () => Promise.reject(new Error("no ink"));

  it("with a copy that is out of date, nor while that rests after a failure", async () => {
    await cached("a", short, value);
    vi.setSystemTime(now + 2_000);
    expect(await freshUntil(() => cached("a", short, failing))).toBe(now + 1_000);
    expect(await freshUntil(() => cached("a", short, failing))).toBe(now + 1_000);
  });

  it("when a call failed, whoever caught that", async () => {
    expect(await freshUntil(() => cached("a", short, failing).catch(() => undefined))).toBe(0);
  });

  it("when there is nothing, which is not kept", async () => {
    expect(await freshUntil(() => cached("a", short, () => Promise.resolve(undefined)))).toBe(0);
  });

  it("when it asked the upstream past the cache", async () => {
    upstream.use(http.get("*/v1/now", () => HttpResponse.json({})));
    const ask = () => request(`${env.UPSTREAM_URL}/v1/now`);
    expect(await freshUntil(ask)).toBe(0);
    expect(await freshUntil(() => cached("a", short, ask))).toBe(now + 1_000);
  });

  it("as far as anybody knows with UPSTREAM_CACHE=off", async () => {
    env.UPSTREAM_CACHE = "off";
    try {
      expect(await freshUntil(() => cached("a", short, value))).toBeUndefined();
      expect(await freshUntil(() => Promise.resolve())).toBeUndefined();
    } finally {
      env.UPSTREAM_CACHE = "on";
    }
  });
});

it("outside of a visit nothing is noted", () => {
  expect(() => noteFreshUntil(0)).not.toThrow();
});
