import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Fragment, Purified } from "./purifier";
import { clearSanitized, sanitize } from "./sanitize.server";

/** The fake worker. */
const worker = vi.hoisted(() => ({
  batches: [] as { html: string; kind: string }[][],
  judge: (fragment: { html: string }): object => fragment,
  /** The fragments that a batch finishes. */
  reached: Infinity,
  fails: false,
}));

vi.mock("piscina", () => ({
  Piscina: class {
    on(): void {
      // No errors between batches.
    }
    run(batch: Fragment[]): Promise<object[]> {
      worker.batches.push(batch);
      if (worker.fails) return Promise.reject(new Error("the thread ended"));
      return Promise.resolve(batch.slice(0, worker.reached).map(worker.judge));
    }
  },
}));

beforeEach(() => {
  clearSanitized();
  worker.batches = [];
  worker.fails = false;
  worker.reached = Infinity;
  worker.judge = ({ html }) => ({ html: `safe ${html}` });
});

const flow = (html: string) => sanitize(html, "flow");

describe("fragments", () => {
  it("that are requested together are sent to the worker in one batch, each once", async () => {
    const results = await Promise.all(["<b>1", "<b>2", "<b>1"].map(flow));
    expect(results).toEqual(["1", "2", "1"].map((text) => ({ html: `safe <b>${text}` })));
    expect(worker.batches.map((batch) => batch.map(({ html }) => html))).toEqual([
      ["<b>1", "<b>2"],
    ]);
  });

  it("are sanitized once for the same content and profile", async () => {
    await flow("<b>x");
    await flow("<b>x");
    expect(worker.batches).toHaveLength(1);
    await sanitize("<b>x", "inline");
    expect(worker.batches.flat().map(({ kind }) => kind)).toEqual(["flow", "inline"]);
  });

  it("without a tag are not sent to the worker, unless they are long", async () => {
    expect(await flow("A fox &amp; a friend")).toEqual({ html: "A fox &amp; a friend" });
    expect(worker.batches).toEqual([]);
    await flow("x".repeat(2_000));
    expect(worker.batches).toHaveLength(1);
  });
});

describe("fragments that a batch did not finish", () => {
  it("are sanitized in the next one", async () => {
    worker.reached = 2;
    const results = await Promise.all(["<b>1", "<b>2", "<b>3"].map(flow));
    expect(results).toEqual(["1", "2", "3"].map((text) => ({ html: `safe <b>${text}` })));
    expect(worker.batches.map((batch) => batch.map(({ html }) => html))).toEqual([
      ["<b>1", "<b>2", "<b>3"],
      ["<b>3"],
    ]);
  });

  it("fail as late after four batches", async () => {
    worker.reached = 0;
    expect(await flow("<b>x")).toEqual({ refused: "waited too long", isLate: true });
    expect(worker.batches).toHaveLength(4);
  });
});

describe("a rejected fragment", () => {
  it("is cached like any other result", async () => {
    worker.judge = (): Purified => ({ refused: "nested too deep" });
    expect(await flow("<b>deep")).toEqual({ refused: "nested too deep" });
    expect(await flow("<b>deep")).toEqual({ refused: "nested too deep" });
    expect(worker.batches).toHaveLength(1);
  });

  it("is cached for half a minute when it took too long", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
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

  it("is the result when the worker ends", async () => {
    worker.fails = true;
    expect(await flow("<b>x")).toMatchObject({ refused: "the thread ended" });
  });
});
