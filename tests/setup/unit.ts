import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from "vitest";
import { upstream } from "~mocks/index";
import { clearCache } from "~/upstream/cache.server";
import { resetCircuitBreakers } from "~/upstream/request.server";
import { isWhole, seed } from "./sample";

// Properties are tried by the same examples everywhere, as samples are; by new ones with `npm run test:all`.
if (!isWhole) fc.configureGlobal({ seed });

beforeAll(() => upstream.listen({ onUnhandledRequest: "error" }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

let consoleError: MockInstance<typeof console.error>;

// Tests share modules, and with them what the site keeps.
beforeEach(() => {
  clearCache();
  resetCircuitBreakers();
  consoleError = vi.spyOn(console, "error");
  // Failed calls and invalid values are logged.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleError.mock.calls.map((call) => call.map(String).join(" "));
  consoleError.mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
