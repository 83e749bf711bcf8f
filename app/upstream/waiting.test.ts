import type { AppLoadContext } from "@remix-run/node";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CROWD_TIMEOUT_MS, MAX_WAITING_RENDERS, REQUEST_TIMEOUT_MS } from "./limits";
import { withRequestContext } from "./request-context.server";
import { waitFor } from "./waiting.server";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const hangs = new Promise<string>(() => undefined);
const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve("answer"), milliseconds));

/** A request that waits for one call or several. @returns the answer or kind of failure */
function visit(answer: Promise<string>, { name = "GET things", calls = 1, context = {} } = {}) {
  const wait = () => waitFor(name, "things/1", answer);
  const all = () => Promise.all(Array.from({ length: calls }, wait)).then(([first]) => first);
  return withRequestContext(context as AppLoadContext, all).catch(
    ({ kind }: { kind: string }) => kind,
  );
}
const crowd = (size: number, ...rest: Parameters<typeof visit>) =>
  Array.from({ length: size }, () => visit(...rest));

it("at most a quarter of the renders wait for the full time for one kind of API call that hangs", async () => {
  const first = crowd(MAX_WAITING_RENDERS, hangs);
  const settled = vi.fn();
  void Promise.race(first).then(settled);
  const context: AppLoadContext = {};
  const later = [...crowd(40, hangs), visit(hangs, { context })];
  const others = visit(after(CROWD_TIMEOUT_MS * 2), { name: "GET others" });
  await vi.advanceTimersByTimeAsync(CROWD_TIMEOUT_MS);
  expect(new Set(await Promise.all(later))).toEqual(new Set(["busy"]));
  expect(context.freshUntil, "a page without the answer is not cached").toBe(0);
  await vi.advanceTimersByTimeAsync(CROWD_TIMEOUT_MS);
  expect(await others).toBe("answer");
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(new Set(await Promise.all(first))).toEqual(new Set(["timeout"]));
  // At this point, no request waits any more.
  const next = visit(after(CROWD_TIMEOUT_MS * 2));
  await vi.advanceTimersByTimeAsync(CROWD_TIMEOUT_MS * 2);
  expect(await next).toBe("answer");
});

it("a hundred visitors at the same time get answers if the API call takes an ordinary time", async () => {
  const answers = crowd(100, after(80));
  await vi.advanceTimersByTimeAsync(80);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["answer"]));
});

it("a request that waits for many API calls counts as one waiting render", async () => {
  const answers = crowd(MAX_WAITING_RENDERS, after(CROWD_TIMEOUT_MS * 2), { calls: 40 });
  await vi.advanceTimersByTimeAsync(CROWD_TIMEOUT_MS * 2);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["answer"]));
});

it("an API call fails when the time limit of the visitor's request is over", async () => {
  const context: AppLoadContext = {};
  const both = withRequestContext(context, async () => {
    await waitFor("GET things", "things/1", after(REQUEST_TIMEOUT_MS - 1_000));
    return waitFor("GET others", "others/1", after(1_001));
  }).catch(({ kind }: { kind: string }) => kind);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(await both).toBe("timeout");
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^upstream GET others\/1 timeout /),
  );
});
