import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from "vitest";
import { upstream } from "~mocks/index";
import { absentKeys } from "~/upstream/absent-keys.server";
import { clearCache } from "~/upstream/cache.server";
import { resetCircuitBreakers } from "~/upstream/circuit-breakers.server";
import { isWhole, seed } from "./sample";

// Properties are tried by the same examples everywhere, as samples are; by new ones with `npm run test:all`.
if (!isWhole) fc.configureGlobal({ seed });

/**
 * msw takes over the global fetch; the site talks through npm's undici, which it cannot see. In
 * tests the transport is the global one. Tests over real sockets `vi.unmock` this module.
 */
vi.mock("~/upstream/transport.server", async (original) => ({
  ...(await original<object>()),
  transport: { fetch: (url: string, init: RequestInit) => globalThis.fetch(url, init) },
}));

beforeAll(() => upstream.listen({ onUnhandledRequest: "error" }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

let consoleError: MockInstance<typeof console.error>;

// Tests share modules, and with them what the site keeps.
beforeEach(() => {
  clearCache();
  absentKeys.clear();
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
