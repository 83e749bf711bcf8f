import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppLoadContext } from "@remix-run/node";
import { cached, cachePolicies } from "./cache.server";
import { withRequestContext } from "./request-context.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { ttl, revalidateTimeout } = cachePolicies.live;
const story = (fetchFresh: Parameters<typeof cached<string>>[2]) =>
  cached("page", cachePolicies.story, fetchFresh);
const live = (fetchFresh: () => Promise<string>) => cached("jar", cachePolicies.live, fetchFresh);
const say = (word: string) => () => Promise.resolve(word);
const later = (word: string, milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(word), milliseconds));

it("serves a fresh entry to pages that poll every 30 s", () => expect(ttl).toBeLessThan(30_000));

it("waits for the new value when the entry is no longer fresh", async () => {
  expect(await live(say("old"))).toBe("old");
  await vi.advanceTimersByTimeAsync(ttl - 1);
  expect(await live(say("new"))).toBe("old");
  await vi.advanceTimersByTimeAsync(1);
  expect(await live(say("new"))).toBe("new");
});

it("serves the stale entry after a short wait, and the new value to the next request", async () => {
  await live(say("old"));
  await vi.advanceTimersByTimeAsync(ttl);
  const answer = live(later("new", 3_000));
  await vi.advanceTimersByTimeAsync(revalidateTimeout + 200);
  expect(await answer).toBe("old");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await live(say("newer"))).toBe("new");
});

it("sends one request for simultaneous calls", async () => {
  await live(say("old"));
  await vi.advanceTimersByTimeAsync(ttl);
  const ask = vi.fn(say("new"));
  expect(await Promise.all([live(ask), live(ask), live(ask)])).toEqual(["new", "new", "new"]);
  expect(ask).toHaveBeenCalledOnce();
});

it("serves the stale entry after a failure, and backs off", async () => {
  const fail = vi.fn(() => Promise.reject(new Error("no ink")));
  await expect(live(fail)).rejects.toThrow("no ink");
  await live(say("old"));
  await vi.advanceTimersByTimeAsync(ttl);
  expect(await live(fail)).toBe("old");
  expect(await live(fail)).toBe("old");
  expect(fail).toHaveBeenCalledTimes(2);
});

it("caches an incomplete answer for a minute only", async () => {
  const visit: AppLoadContext = {};
  const incomplete = (onIncomplete: () => void) => {
    onIncomplete();
    return Promise.resolve("half");
  };
  const start = Date.now();
  expect(await withRequestContext(visit, () => story(incomplete))).toBe("half");
  expect(visit.freshUntil).toBe(start + 60_000);
  await vi.advanceTimersByTimeAsync(59_000);
  const ask = vi.fn(say("whole"));
  expect(await story(ask)).toBe("half");
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  await story(ask);
  await vi.advanceTimersByTimeAsync(10);
  expect(await story(ask)).toBe("whole");
  expect(ask).toHaveBeenCalledOnce();
});

it("asks again in time after the clock was set back", async () => {
  await live(say("old"));
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await live(say("new"))).toBe("old");
  await vi.advanceTimersByTimeAsync(ttl);
  expect(await live(say("new"))).toBe("new");
});

describe("an answer that lacks something", () => {
  const find = (ask: () => Promise<string>, wanted: string) =>
    cached("list", cachePolicies.story, ask, (list) => list.includes(wanted));

  it("is renewed once in ten seconds, for all who ask, unless it is young", async () => {
    const ask = vi.fn(say("a b"));
    await find(ask, "a");
    expect(await find(ask, "c")).toBe("a b");
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    const renew = vi.fn(later("a b c", 100));
    const both = Promise.all([find(renew, "c"), find(renew, "d")]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await both).toEqual(["a b c", "a b c"]);
    expect(await find(renew, "d")).toBe("a b c");
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("stays when it cannot be renewed", async () => {
    await find(say("a"), "a");
    await vi.advanceTimersByTimeAsync(10_000);
    const fail = vi.fn(() => Promise.reject(new Error("no ink")));
    expect(await find(fail, "b")).toBe("a");
    expect(await find(fail, "b")).toBe("a");
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
