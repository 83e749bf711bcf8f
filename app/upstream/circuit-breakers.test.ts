import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetCircuitBreakers, throughCircuitBreaker } from "./circuit-breakers.server";
import { UpstreamError } from "./failure";

beforeEach(() => {
  resetCircuitBreakers();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  // The cache of the library takes a time of 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const failing = (details: { status: number; retryAfter?: number }) => () =>
  Promise.reject(new UpstreamError("status", String(details.status), details));
const outage = failing({ status: 500 });

/** The response, or the kind of failure. */
function send(address: string, answer: () => Promise<unknown> = () => Promise.resolve("good")) {
  return throughCircuitBreaker(address, answer).catch((error: UpstreamError) => error.kind);
}

async function fail(address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await send(address, outage)).toBe("status");
}

describe("an address that keeps failing", () => {
  it("is not requested for three seconds after eight outages", async () => {
    await fail("/vixy", 8);
    expect(await send("/vixy")).toBe("open-circuit");
    vi.advanceTimersByTime(3_001);
    expect(await send("/vixy")).toBe("good");
    expect(await send("/vixy")).toBe("good");
  });

  it("is requested again when a success interrupts its outages", async () => {
    await fail("/vixy", 7);
    expect(await send("/vixy")).toBe("good");
    await fail("/vixy", 7);
    expect(await send("/vixy")).toBe("good");
  });
});

describe("an upstream with Retry-After", () => {
  it.each([429, 503])(
    "with status %i is not requested at that address until then",
    async (status) => {
      expect(await send("/vixy", failing({ status, retryAfter: 20_000 }))).toBe("status");
      vi.advanceTimersByTime(19_000);
      expect(await send("/vixy")).toBe("open-circuit");
      expect(await send("/chase")).toBe("good");
      vi.advanceTimersByTime(1_001);
      expect(await send("/vixy")).toBe("good");
    },
  );

  it("without a valid time is not requested for five seconds", async () => {
    await send("/vixy", failing({ status: 429 }));
    vi.advanceTimersByTime(4_900);
    expect(await send("/vixy")).toBe("open-circuit");
    vi.advanceTimersByTime(200);
    expect(await send("/vixy")).toBe("good");
  });

  it("for a day is requested again after an hour", async () => {
    await send("/vixy", failing({ status: 429, retryAfter: 24 * 3_600_000 }));
    vi.advanceTimersByTime(3_600_001);
    expect(await send("/vixy")).toBe("good");
  });
});

describe("a response that is no outage", () => {
  it.each([404, 410, 400])("does not count as a failure: %i", async (status) => {
    for (let time = 0; time < 20; time += 1) await send("/vixy", failing({ status }));
    expect(await send("/vixy")).toBe("good");
  });
});
