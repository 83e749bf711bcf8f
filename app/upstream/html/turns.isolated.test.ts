import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LazyHtml } from "../fields.server";
import { sanitize, startSanitizer } from "./sanitize.server";
import type { Fragment } from "./worker";

/** Stands for the thread: the function gets a text, or null for the start. */
const run = vi.hoisted(() => vi.fn<(fragment: Fragment | null) => Promise<string>>());

vi.mock("piscina", () => ({
  Piscina: class {
    threads: unknown[] = [];
    on = () => this;
    async run(fragment: Fragment | null) {
      const result = await run(fragment);
      this.threads = ["started"];
      return result;
    }
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a thread that returns each text unchanged after some time. */
const after = (milliseconds: number) => (fragment: Fragment | null) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(fragment?.html ?? ""), milliseconds));

it("the time limit of the first text begins after the sanitizer thread has started", async () => {
  run.mockImplementationOnce(after(8_000)).mockImplementation(after(1));
  const first = sanitize("<i>first</i>", "flow");
  await vi.advanceTimersByTimeAsync(7_999);
  expect(run.mock.calls).toEqual([[null]]);
  await vi.advanceTimersByTimeAsync(2);
  expect(await first).toBe("<i>first</i>");
});

it("startSanitizer starts the thread before the first text", async () => {
  run.mockImplementationOnce(after(8_000)).mockImplementation(after(1));
  startSanitizer();
  expect(run).toHaveBeenLastCalledWith(null);
  const first = sanitize("<i>first</i>", "flow");
  await vi.advanceTimersByTimeAsync(8_001);
  expect(await first).toBe("<i>first</i>");
});

it("a text that exceeds the time limit becomes plain text without affecting other texts", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  run.mockImplementation((fragment) =>
    fragment?.html.includes("hostile")
      ? Promise.reject(new DOMException("too long", "AbortError"))
      : after(1)(fragment),
  );
  const texts = Promise.all(
    ["<i>before</i>", "<i>hostile</i>", "<i>after</i>"].map((html) => sanitize(html, "flow")),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(await texts).toEqual(["<i>before</i>", " hostile ", "<i>after</i>"]);
});

it("sanitizing fails for a text that waited for half a minute", async () => {
  run.mockImplementationOnce(after(30_000)).mockImplementation(after(1));
  const [slow, late] = [sanitize("<i>slow</i>", "flow"), new LazyHtml("<i>late</i>")];
  const failure = expect(late.read()).rejects.toMatchObject({ kind: "timeout" });
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
  expect(await slow).toBe("<i>slow</i>");
  const again = late.read();
  await vi.advanceTimersByTimeAsync(1);
  expect(await again).toBe("<i>late</i>");
});
