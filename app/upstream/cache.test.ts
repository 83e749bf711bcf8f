import type { AppLoadContext } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { env } from "~/env.server";
import { getCached, cachePolicies, clearCache } from "./cache.server";
import { UpstreamError } from "./failure";
import { withRequestContext } from "./request-context.server";

const MINUTE_MS = 60_000;
const { current, story } = cachePolicies;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const say = (word: string) => vi.fn(() => Promise.resolve(word));
const later = (word: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(word), 3_000));
const fail = () => vi.fn(() => Promise.reject(new UpstreamError("refused", "no ink")));
const deny = () => vi.fn(() => Promise.reject(new UpstreamError("status", "", { status: 404 })));
const ask = (fetchFresh: () => Promise<string>, options = {}) =>
  getCached("page", story, fetchFresh, options);

/** Requests an answer after the answer became stale, and waits for the renewal. */
async function renew(fetchFresh: () => Promise<string>, minutes = 6): Promise<string> {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
  const shown = await ask(fetchFresh);
  await vi.advanceTimersByTimeAsync(10);
  return shown;
}

it("a visitor gets a stale answer while the cache renews the answer", async () => {
  await ask(say("old"));
  await vi.advanceTimersByTimeAsync(story.ttl - 1);
  const early = say("new");
  expect(await ask(early)).toBe("old");
  expect(early).not.toHaveBeenCalled();
  expect(await renew(say("new"))).toBe("old");
  expect(await ask(say("newer"))).toBe("new");
});

it("a background task gets a stale answer only if the API call fails", async () => {
  const askInBackground = (fetchFresh: () => Promise<string>) =>
    withRequestContext({ isBackground: true }, () => ask(fetchFresh));
  await ask(say("old"));
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  expect(await askInBackground(say("new"))).toBe("new");
  expect(await askInBackground(say("newer"))).toBe("new");
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  expect(await askInBackground(fail())).toBe("new");
  // Visitors still get the stale answer without waiting.
  expect(await renew(say("newest"))).toBe("new");
});

it("simultaneous requests for the same data make one API call", async () => {
  const fetchFresh = vi.fn(later("word"));
  const all = Promise.all([ask(fetchFresh), ask(fetchFresh), ask(fetchFresh)]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await all).toEqual(["word", "word", "word"]);
  expect(fetchFresh).toHaveBeenCalledOnce();
});

it("API calls that started before the cache was cleared do not fill the cache", async () => {
  const pending = ask(later("old"));
  clearCache();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await pending).toBe("old");
  expect(await ask(say("new"))).toBe("new");
});

it("a cached answer is served for days while its renewal fails", async () => {
  await expect(ask(fail())).rejects.toThrow("no ink");
  await ask(say("old"));
  expect(await renew(fail(), 9 * 24 * 60)).toBe("old");
  const again = fail();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await ask(again)).toBe("old");
  expect(again).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await ask(again);
  await vi.advanceTimersByTimeAsync(10);
  expect(again).toHaveBeenCalledOnce();
});

it("a cached answer that is older than an hour is removed when the upstream denies the data", async () => {
  await ask(say("old"));
  expect(await renew(deny(), 50)).toBe("old");
  expect(await renew(say("good"), 5)).toBe("old");
  expect(await renew(deny(), 50)).toBe("good");
  expect(await renew(fail(), 50)).toBe("good");
  expect(await renew(deny(), 5)).toBe("good");
  await expect(ask(deny())).rejects.toMatchObject({ status: 404 });
});

it("the cache stores the absent value when the upstream denies the data", async () => {
  const absent = { absent: "none" };
  expect(await ask(deny(), absent)).toBe("none");
  expect(await ask(say("there"), absent)).toBe("none");
  await expect(getCached("other", story, fail(), absent)).rejects.toThrow("no ink");
});

describe("an error that is no failed call", () => {
  const bug = () => Promise.reject(new TypeError("x is undefined"));

  it("an error in the code is logged once and not hidden by the cached answer", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await ask(say("old"));
    expect(await renew(bug)).toBe("old");
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(TypeError));
    await expect(ask(bug)).rejects.toThrow(TypeError);
    // The cache does not log the error again, because the caller's error handler logs it.
    expect(log).toHaveBeenCalledOnce();
    log.mockClear();
    expect(await ask(say("new"))).toBe("new");
  });
});

it.each([-1, 1])(
  "a cached answer does not become stale when the clock is corrected by %i days",
  async (days) => {
    await ask(say("old"));
    vi.setSystemTime(Date.now() + days * 24 * 60 * MINUTE_MS);
    const early = say("new");
    expect(await ask(early)).toBe("old");
    await vi.advanceTimersByTimeAsync(10);
    expect(early).not.toHaveBeenCalled();
    expect(await renew(say("new"))).toBe("old");
    expect(await ask(say("newer"))).toBe("new");
  },
);

describe("a cached answer without the needed data", () => {
  const find = (fetchFresh: () => Promise<string>, wanted: string) =>
    ask(fetchFresh, { isComplete: (list: string) => list.includes(wanted) });

  it("a cached answer without the needed data is renewed at most once in ten seconds", async () => {
    await find(say("a b"), "c");
    const early = say("a b c");
    expect(await find(early, "c")).toBe("a b");
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    const fetchFresh = vi.fn(later("a b c"));
    const both = Promise.all([find(fetchFresh, "c"), find(fetchFresh, "d")]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await both).toEqual(["a b c", "a b c"]);
    expect(await find(fetchFresh, "d")).toBe("a b c");
    expect(fetchFresh).toHaveBeenCalledOnce();
  });
});

describe("a rendered page is fresh", () => {
  async function freshFor(visit: () => Promise<unknown>): Promise<number | undefined> {
    const context: AppLoadContext = {};
    await withRequestContext(context, visit).catch(() => undefined);
    return context.freshUntil === undefined
      ? undefined
      : Math.max(0, context.freshUntil - Date.now());
  }

  it("a rendered page is fresh until the first of its answers becomes stale", async () => {
    const both = () => Promise.all([ask(say("a")), getCached("b", current, say("b"))]);
    expect(await freshFor(both)).toBe(current.ttl);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await freshFor(both)).toBe(current.ttl - 4_000);
    expect(await freshFor(() => ask(say("a")))).toBe(story.ttl - 4_000);
    expect(await freshFor(() => Promise.resolve())).toBe(Infinity);
  });

  it("a rendered page with a stale answer or a failed API call is not fresh", async () => {
    await ask(say("a"));
    await vi.advanceTimersByTimeAsync(story.ttl + 1);
    expect(await freshFor(() => ask(later("b")))).toBe(0);
    expect(await freshFor(() => getCached("b", story, fail()))).toBe(0);
    env.UPSTREAM_CACHE = "off";
    onTestFinished(() => void (env.UPSTREAM_CACHE = "on"));
    expect(await freshFor(() => ask(say("c")))).toBeUndefined();
    expect(await ask(say("d"))).toBe("d");
  });
});
