import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from "vitest";
import { upstream } from "~mocks/index";
import { clearCache } from "~/upstream/cache.server";
import { resetCircuitBreakers } from "~/upstream/request.server";
import { isWhole, seed } from "./sample";

// Property tests have the seed of the samples; with `npm run test:all`, random seeds.
if (!isWhole) fc.configureGlobal({ seed });

beforeAll(() => upstream.listen({ onUnhandledRequest: "error" }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

let consoleError: MockInstance<typeof console.error>;

// Tests share modules, and therefore the modules' caches.
beforeEach(() => {
  clearCache();
  resetCircuitBreakers();
  consoleError = vi.spyOn(console, "error");
  // The site logs failed API calls and invalid values as warnings.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(" "));
  consoleError.mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
