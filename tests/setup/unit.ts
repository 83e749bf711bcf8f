import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from "vitest";
import { upstream } from "~mocks/index";
import { clearCache } from "~/upstream/cache.server";
import { resetCircuitBreakers } from "~/upstream/request.server";
import { isWhole, seed } from "./sample";

// Property tests have the seed of the samples; with `npm run test:all`, random seeds.
if (!isWhole) fc.configureGlobal({ seed });

/** Tests of several files share modules, and therefore the modules' caches. */
function resetModules(): void {
  clearCache();
  resetCircuitBreakers();
}

beforeAll(() => {
  resetModules();
  upstream.listen({ onUnhandledRequest: "error" });
});
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  resetModules();
  consoleError = vi.spyOn(console, "error");
  // The site logs failed API calls and invalid values as warnings.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(" "));
  consoleError.mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
