import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Purified } from "./purifier";
import { withinHtmlBudget } from "./budget.server";
import { clearSanitized, sanitize } from "./sanitize.server";
import type { QueuedFragment } from "./worker";

/** The fake worker. */
const worker = vi.hoisted(() => ({
  tasks: [] as QueuedFragment[],
  judge: ({ html }: { html: string }): object => ({ html: `safe ${html}` }),
}));

vi.mock("piscina", () => ({
  Piscina: class {
    on(): void {
      // No errors between fragments.
    }
    run(task: QueuedFragment): Promise<object> {
      worker.tasks.push(task);
      return new Promise((resolve) => resolve(worker.judge(task)));
    }
  },
}));

beforeEach(() => {
  clearSanitized();
  worker.tasks = [];
  worker.judge = ({ html }) => ({ html: `safe ${html}` });
});

const flow = (html: string) => sanitize(html, "flow");

describe("fragments", () => {
  it("that are requested together are each sent to the worker once", async () => {
    const results = await Promise.all(["<b>1", "<b>2", "<b>1"].map(flow));
    expect(results).toEqual(["1", "2", "1"].map((text) => ({ html: `safe <b>${text}` })));
    expect(worker.tasks.map(({ html }) => html)).toEqual(["<b>1", "<b>2"]);
  });

  it("are sanitized once for the same content and profile", async () => {
    await flow("<b>x");
    await flow("<b>x");
    expect(worker.tasks).toHaveLength(1);
    await sanitize("<b>x", "inline");
    expect(worker.tasks.map(({ kind }) => kind)).toEqual(["flow", "inline"]);
  });

  it("without a tag are not sent to the worker, unless they are long", async () => {
    expect(await flow("A fox &amp; a friend")).toEqual({ html: "A fox &amp; a friend" });
    expect(worker.tasks).toEqual([]);
    await flow("x".repeat(2_000));
    expect(worker.tasks).toHaveLength(1);
  });

  it("may wait fifteen seconds, also by a clock that was set back", async () => {
    vi.spyOn(Date, "now").mockReturnValue(0);
    await flow("<b>x");
    const wait = worker.tasks[0]!.startBefore - process.uptime();
    expect(wait).toBeGreaterThan(10);
    expect(wait).toBeLessThanOrEqual(15);
  });
});

describe("the HTML of an answer or a page", () => {
  const long = (count: number) =>
    Array.from({ length: count }, (_, at) => `<b>${at}</b>${"x".repeat(60_000)}`);
  const countKept = (results: readonly object[]) => results.filter((one) => "html" in one).length;

  it("is bounded in sum, by what comes in", async () => {
    const results = await withinHtmlBudget(() => Promise.all([...long(20), "<b>short"].map(flow)));
    expect(countKept(results)).toBe(9);
    expect(results.at(-1)).toEqual({ html: "safe <b>short" });
    expect(worker.tasks).toHaveLength(9);
    expect(countKept(await Promise.all(long(20).map(flow)))).toBe(20);
  });

  it("is bounded in sum, by what comes out", async () => {
    worker.judge = ({ html }): Purified => ({ html: html.repeat(10_000) });
    const short = Array.from({ length: 100 }, (_, at) => `<b>${at}`);
    const results = await withinHtmlBudget(() => Promise.all(short.map(flow)));
    expect(countKept(results)).toBe(12);
  });
});

describe("a rejected fragment", () => {
  it("is cached like any other result", async () => {
    worker.judge = (): Purified => ({ refused: "nested too deep" });
    expect(await flow("<b>deep")).toEqual({ refused: "nested too deep" });
    expect(await flow("<b>deep")).toEqual({ refused: "nested too deep" });
    expect(worker.tasks).toHaveLength(1);
  });

  it("is cached for half a minute when it took too long", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    try {
      vi.advanceTimersByTime(1);
      worker.judge = (): Purified => ({ refused: "took too long", isLate: true });
      expect(await flow("<b>slow")).toMatchObject({ refused: "took too long" });
      vi.advanceTimersByTime(29_000);
      expect(await flow("<b>slow")).toMatchObject({ refused: "took too long" });
      worker.judge = ({ html }) => ({ html });
      vi.advanceTimersByTime(2_000);
      expect(await flow("<b>slow")).toEqual({ html: "<b>slow" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("is late when the worker ends", async () => {
    worker.judge = () => {
      throw new Error("the thread ended");
    };
    expect(await flow("<b>x")).toEqual({ refused: "the thread ended", isLate: true });
  });
});
