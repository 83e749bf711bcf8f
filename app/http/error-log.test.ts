import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { logError } from "./error-log.server";

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
});
// The setup fails tests that log errors.
afterEach(() => void log.mockClear());

const address = "http://127.0.0.1:3000/world?q=my+name";
const request = (init?: RequestInit) =>
  new Request(address, {
    headers: { Cookie: "reading=x", "X-Forwarded-For": "10.1.2.3" },
    ...init,
  });

it("logs the stack of an error, and neither the query nor headers of the request", () => {
  logError(new TypeError("out of ink"), request({ method: "POST" }));
  expect(log).toHaveBeenCalledOnce();
  const [entry] = log.mock.calls[0]!;
  expect(entry).toMatch(/^error POST \/world TypeError: out of ink\n\s+at /);
  expect(entry).not.toMatch(/my\+name|reading|10\.1\.2\.3/);
});

it("logs the error inside an error of Remix, and values that are not errors", () => {
  logError(new ErrorResponse(500, "", new Error("inside"), true), request());
  logError("a word", request());
  expect(log.mock.calls[0]![0]).toContain("error GET /world Error: inside");
  expect(log.mock.calls[1]![0]).toBe("error GET /world a word");
});

it("does not log aborted requests and client errors", () => {
  logError(new Error("aborted"), request({ signal: AbortSignal.abort() }));
  logError(new ErrorResponse(405, "Method Not Allowed", new Error("no action"), true), request());
  expect(log).not.toHaveBeenCalled();
});
