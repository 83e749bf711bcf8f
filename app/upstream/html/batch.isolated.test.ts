import { beforeEach, expect, it, vi } from "vitest";
import purifyBatch from "./worker";

vi.mock("piscina", () => ({ workerData: {} }));

const purify = vi.hoisted(() => vi.fn());
vi.mock("./purifier", () => ({ createPurifier: () => purify }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => vi.useRealTimers();
});

it("leaves fragments to the next batch when its time is over", () => {
  purify.mockImplementation(({ html }: { html: string }) => {
    vi.advanceTimersByTime(900);
    return { html };
  });
  const batch = Array.from({ length: 10 }, (_, at) => ({
    html: `<p>${at}</p>`,
    kind: "flow" as const,
  }));
  expect(purifyBatch(batch)).toEqual(
    ["<p>0</p>", "<p>1</p>", "<p>2</p>"].map((html) => ({ html })),
  );
});
