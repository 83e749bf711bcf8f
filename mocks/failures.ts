import { HttpResponse } from "msw";
import { ok } from "./envelope";

/** The kinds of failures that a response can cause. */
export const upstreamFailures = [
  "refused",
  "timeout",
  "too-large",
  "status",
  "encoding",
  "not-json",
  "null",
  "code",
  "no-data",
  "shape",
] as const;
/** A kind of failure that a response can cause. */
export type UpstreamFailure = (typeof upstreamFailures)[number];

/** A size above the limit of the site's client. */
const TOO_MANY_BYTES = 4_000_001;

/** Returns a response that makes the site's client fail. @param status for kind `status` */
export function failureResponse(kind: UpstreamFailure, status: number): Response {
  switch (kind) {
    case "refused":
      return HttpResponse.error();
    case "timeout":
      return brokenBody(new DOMException("too late", "TimeoutError"));
    case "encoding":
      return brokenBody(Object.assign(new Error("bad header"), { code: "Z_DATA_ERROR" }));
    case "too-large":
      return new HttpResponse(new Uint8Array(TOO_MANY_BYTES));
    case "status":
      return new HttpResponse(null, { status });
    case "not-json":
      return HttpResponse.html("<!doctype html><title>Maintenance</title>");
    case "null":
      return HttpResponse.json(null);
    case "code":
      return HttpResponse.json({ code: "CHASE-2001", message: "The ink ran dry", data: null });
    case "no-data":
      return HttpResponse.json({ code: "CHASE-1000", message: "OK" });
    case "shape":
      return ok("wrong");
  }
}

/** Returns a response whose body fails immediately. */
function brokenBody(error: Error): Response {
  return new HttpResponse(new ReadableStream({ start: (body) => body.error(error) }));
}
