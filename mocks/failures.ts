import { HttpResponse } from "msw";
import type { ApiCall, TextCall } from "../app/upstream/api-call";
import type { FailureKind } from "../app/upstream/failure";
import { budget } from "../app/upstream/transport.server";
import { ok } from "./envelope";

/** The kinds of failure of calls that are sent. */
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
] as const satisfies FailureKind[];
export type UpstreamFailure = (typeof upstreamFailures)[number];

type Answer = () => Response | Promise<Response>;

/**
 * The response that makes the site's client fail.
 *
 * @param status for kind `status`
 * @returns undefined if the call cannot fail in this way
 */
export function failureResponse(
  call: ApiCall,
  kind: UpstreamFailure,
  status = 500,
): Answer | undefined {
  switch (kind) {
    case "refused":
      return () => HttpResponse.error();
    case "timeout":
      return () => brokenBody(new DOMException("too late", "TimeoutError"));
    case "encoding":
      return () => brokenBody(Object.assign(new Error("bad header"), { code: "Z_DATA_ERROR" }));
    case "too-large":
      return () => new HttpResponse(new Uint8Array(budget.bytes + 1));
    case "status":
      return () => new HttpResponse(null, { status });
    case "shape":
      return wrongShape(call);
    default:
      return "data" in call ? badEnvelope(call, kind) : undefined;
  }
}

function badEnvelope(
  call: Exclude<ApiCall, TextCall>,
  kind: "not-json" | "null" | "code" | "no-data",
): Answer | undefined {
  switch (kind) {
    case "not-json":
      return () => HttpResponse.html("<!doctype html><title>Maintenance</title>");
    case "null":
      return () => HttpResponse.json(null);
    case "code":
      return () =>
        HttpResponse.json({ code: "CHASE-2001", message: "The ink ran dry", data: null });
    case "no-data":
      return () => HttpResponse.json({ code: "CHASE-1000", message: "OK" });
  }
}

/** A response whose body fails at once. */
function brokenBody(error: Error): Response {
  return new HttpResponse(new ReadableStream({ start: (body) => body.error(error) }));
}

function wrongShape(call: ApiCall): Answer | undefined {
  if (!("data" in call)) return () => new HttpResponse("no such document");
  const schema = "read" in call ? call.read : call.data;
  const wrong = [true, 0, "wrong"].find((data) => !schema.safeParse(data).success);
  return wrong === undefined ? undefined : () => ok(wrong);
}
